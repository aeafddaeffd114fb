import { useSyncExternalStore } from 'react';
import { outbox } from './browserOutbox.js';
import type { OutboxState } from './outbox.js';

/** The answers that the server has not acknowledged. */
export function useOutbox(): OutboxState {
  return useSyncExternalStore(outbox.subscribe, outbox.state);
}
