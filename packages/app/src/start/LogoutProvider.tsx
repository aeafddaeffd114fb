import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { device } from '../ground/device/browserDevice.js';
import { paths } from '../ground/paths.js';
import { session } from '../ground/session/index.js';
import { useFirstText } from '../ground/text/useFirstText.js';
import { LaterConfirm } from '../shell/layout/laterDialogs.js';
import { LogoutContext } from '../shell/layout/useLogout.js';
import { useNotice } from '../shell/layout/useNotice.js';

/** Gives the user time to read the message before the page changes, in milliseconds. */
const READ_FIRST = 1000;

/** Signs out on request, after a confirmation if that would delete unsaved input. */
export function LogoutProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const notify = useNotice();
  const { drafts: text, layout, server } = useFirstText();
  const [unsaved, setUnsaved] = useState(0);

  // Shows the result and goes to the sign-in page, even if the server could not be reached.
  const logout = async () => {
    const { ok, message, url } = await session.logout();
    const said = message === undefined ? layout.loggedOut : server.loggedOut(message);
    notify(ok ? { tone: 'success', text: said } : { tone: 'error', text: layout.logoutFailed });
    const leave = () => {
      // The institution's login ends its session, too, and leads back to ours.
      if (url === undefined) void navigate(paths.login.href(), { replace: true });
      else window.location.replace(url);
    };
    window.setTimeout(leave, READ_FIRST);
  };
  const ask = async () => {
    const count = await device.unsaved();
    if (count > 0) setUnsaved(count);
    else await logout();
  };

  return (
    <LogoutContext value={ask}>
      {children}
      <LaterConfirm
        open={unsaved > 0}
        question={text.logoutQuestion}
        consequence={text.logoutConsequence(unsaved)}
        confirmLabel={text.logoutConfirm}
        onCancel={() => setUnsaved(0)}
        onConfirm={() => {
          setUnsaved(0);
          void logout();
        }}
      />
    </LogoutContext>
  );
}
