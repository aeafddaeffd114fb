import type { SessionCheck } from './checkSession.js';
import type { Surroundings } from './surroundings.js';

const TRIES = 3;
/** Three tries lie within ten seconds. */
const PAUSE = 4000;

/**
 * A repeated check: one bad moment of a ward's network signs nobody out. It counts as failed after three tries, and
 * while the browser is offline it waits.
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
