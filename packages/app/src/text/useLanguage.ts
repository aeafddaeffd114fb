import { useSyncExternalStore } from 'react';
import { api } from '../api.js';
import { session } from '../session/index.js';
import { catalogue, chooseLanguage, type Language, onLanguage } from './language.js';

/** The language of the page, and how somebody chooses another. Mails to whoever is signed in follow the choice. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  return [useSyncExternalStore(onLanguage, catalogue).language, choose];
}

function choose(language: Language): void {
  void chooseLanguage(language);
  const { hasToken, user } = session.state();
  if (!hasToken || !user) return;
  // A server that keeps no language shows the page in it all the same.
  api
    .POST('/user/edit-user/{username}', { params: { path: { username: user.username } }, body: { locale: language } })
    .catch(() => undefined);
}
