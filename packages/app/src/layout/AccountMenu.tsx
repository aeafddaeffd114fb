import { UserMenu, UserMenuItem } from '@credence/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { useSession } from '../session/useSession.js';
import { useText } from '../text/useText.js';
import { chooseTheme, chosenTheme, type Theme } from './theme.js';
import { useLogout } from './useLogout.js';

const NEXT_THEME = { system: 'light', light: 'dark', dark: 'system' } as const satisfies Record<Theme, Theme>;

/** The badge, who it stands for, and what they can do from everywhere. */
export function AccountMenu() {
  const { user, isAdmin } = useSession();
  const navigate = useNavigate();
  const { layout } = useText();
  const [theme, setTheme] = useState(() => chosenTheme());
  const logout = useLogout();

  const turnTheme = () => {
    chooseTheme(NEXT_THEME[theme]);
    setTheme(NEXT_THEME[theme]);
  };

  return (
    <UserMenu username={user?.username ?? ''} firstName={user?.firstname} lastName={user?.lastname}>
      <UserMenuItem onSelect={turnTheme}>{layout.theme[theme]}</UserMenuItem>
      {isAdmin ? null : (
        <UserMenuItem onSelect={() => void navigate(paths.profile.href())}>{layout.editProfile}</UserMenuItem>
      )}
      <UserMenuItem onSelect={() => void logout()}>{layout.logout}</UserMenuItem>
    </UserMenu>
  );
}
