import { api } from '../api.js';
import type { Language } from '@credence/text';

/** Tells the server the language of a user's mails. A server without this setting ignores it. */
export function rememberLanguage(username: string, locale: Language): void {
  api.POST('/user/edit-user/{username}', { params: { path: { username } }, body: { locale } }).catch(() => undefined);
}
