import { api, onUnauthorized } from '../api.js';
import { store } from './browserStore.js';
import { createSession } from './session.js';
import { browserSurroundings } from './surroundings.js';

export { store } from './browserStore.js';
export type { Session, SessionState } from './session.js';
export type { UserInfo } from './store.js';

/** This tab's session. */
export const session = createSession({ api, store, surroundings: browserSurroundings() });

onUnauthorized(session.unauthorized);
