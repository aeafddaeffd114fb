import type { SessionCheck } from './checkSession.js';
import type { Surroundings } from './surroundings.js';

const TRIES = 3;
/** Three attempts fit into ten seconds. */
const PAUSE = 4000;

/**
 * Repeats a session check, so that a brief network failure on a ward signs nobody out. It counts as failed after three
 * attempts, and waits while the browser is offline.
 */
export async function recheck(
  check: () => Promise<SessionCheck>,
  surroundings: Pick<Surroundings, 'clock' | 'isOnline' | 'onceOnline'>,
): Promise<SessionCheck> {
  for (let attempt = 1; ; attempt++) {
    await online(surroundings);
    const result = await check();
    if (result !== 'failed') return result;

    if (!surroundings.isOnline()) attempt = 0;
    else if (attempt >= TRIES) return 'failed';
    else await pause(surroundings);
  }
}

function online({ isOnline, onceOnline }: Pick<Surroundings, 'isOnline' | 'onceOnline'>): Promise<void> {
  return isOnline() ? Promise.resolve() : new Promise(onceOnline);
}

function pause({ clock }: Pick<Surroundings, 'clock'>): Promise<void> {
  return new Promise((resolve) => void clock.setTimeout(resolve, PAUSE));
}
