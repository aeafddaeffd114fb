import { useSyncExternalStore } from 'react';
import { session } from '../session/index.js';
import type { Language } from '@credence/text';
import { chooseLanguage, onLanguage, shownLanguage } from './language.js';
import { rememberLanguage } from './rememberLanguage.js';

/** The language of the page and a function to change it. A signed-in user's mails follow the choice. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [useSyncExternalStore(onLanguage, shownLanguage, shownLanguage).language, choose];
}

function choose(language: Language): void {
  void chooseLanguage(language);
  const { hasToken, user, study } = session.state();
  // The link of a study does not open the account.
  if (hasToken && user && study === null) rememberLanguage(user.username, language);
}
