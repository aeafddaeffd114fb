import { session, store } from '../session/index.js';

/**
 * Whose drafts and answers are kept: the name that the browser keeps, and where its storage was wiped under an open
 * page, whoever this page knows to be signed in.
 */
export function signedInUser(): string | null {
  return store.userInfo()?.username ?? session.state().user?.username ?? null;
}
