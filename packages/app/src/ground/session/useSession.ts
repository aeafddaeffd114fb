import { useSyncExternalStore } from 'react';
import { session, type SessionState } from './index.js';

/** Who is signed in. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}
