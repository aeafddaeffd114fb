import { UserMenu, UserMenuChoice, UserMenuItem, UserMenuTheme } from '@credence/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useSession } from '../../ground/session/useSession.js';
import type { Language } from '@credence/text';
import { languageChoices } from '../../ground/text/language.js';
import { useLanguage } from '../../ground/text/useLanguage.js';
import { useText } from '../../ground/text/useText.js';
import { chooseTheme, chosenTheme } from './theme.js';
import { useLogout } from './useLogout.js';

/** The user's badge, with their name and the actions available from every page. */
export function AccountMenu() {
  const { user, looksAdmin, study } = useSession();
  const navigate = useNavigate();
  const { layout } = useText();
  const [theme, setTheme] = useState(() => chosenTheme());
  const [language, chooseLanguage] = useLanguage();
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
      <UserMenuChoice
        label={layout.language}
        options={languageChoices.map((option) => ({ ...option, lang: option.value }))}
        value={language}
        onValueChange={(next) => chooseLanguage(next as Language)}
      />
      {looksAdmin ? null : (
        <>
          <UserMenuItem onSelect={() => void navigate(paths.profile.href())}>{layout.editProfile}</UserMenuItem>
          {study === null ? (
            <UserMenuItem onSelect={() => void navigate(paths.questionnaire.href())}>
              {layout.giveFeedback}
            </UserMenuItem>
          ) : null}
        </>
      )}
      <UserMenuItem onSelect={() => void logout()}>{layout.logout}</UserMenuItem>
    </UserMenu>
  );
}
