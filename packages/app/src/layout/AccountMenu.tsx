import { UserMenu, UserMenuItem, UserMenuTheme } from '@credence/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.js';
import { useSession } from '../session/useSession.js';
import { useText } from '../text/useText.js';
import { chooseTheme, chosenTheme } from './theme.js';
import { useLogout } from './useLogout.js';

/** The badge, who it stands for, and what they can do from everywhere. */
export function AccountMenu() {
  const { user, isAdmin } = useSession();
  const navigate = useNavigate();
  const { layout } = useText();
  const [theme, setTheme] = useState(() => chosenTheme());
  const logout = useLogout();

  return (
    <UserMenu username={user?.username ?? ''} firstName={user?.firstname} lastName={user?.lastname}>
      <UserMenuTheme
        value={theme}
        onValueChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
      {isAdmin ? null : (
        <UserMenuItem onSelect={() => void navigate(paths.profile.href())}>{layout.editProfile}</UserMenuItem>
      )}
      <UserMenuItem onSelect={() => void logout()}>{layout.logout}</UserMenuItem>
    </UserMenu>
  );
}
