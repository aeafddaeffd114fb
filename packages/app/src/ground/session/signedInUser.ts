import { session, store } from './index.js';

/**
 * The user whose things are kept on this device: the name in browser storage or, if that was cleared while the page was
 * open, the user of the page's session.
 */
export function signedInUser(): string | null {
  return store.userInfo()?.username ?? session.state().user?.username ?? null;
}
