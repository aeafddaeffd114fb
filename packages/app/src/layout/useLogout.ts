import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { session } from '../session/index.js';
import { useText } from '../text/useText.js';
import { useNotice } from './useNotice.js';

/** The message is read before the page goes. */
const READ_FIRST = 1000;

/** Signs out, says so, and goes to the sign-in, also where the server could not be told. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const notify = useNotice();
  const { layout } = useText();

  return async () => {
    const { ok, message } = await session.logout();
    notify(ok ? { tone: 'success', text: message ?? layout.loggedOut } : { tone: 'error', text: layout.logoutFailed });
    window.setTimeout(() => void navigate(paths.login.href()), READ_FIRST);
  };
}
