import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.js';
import { faults } from './faults.js';

/** Milliseconds between two looks by which a clock may be set right without a word. */
const tolerated = 60_000;

interface Watched {
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** Milliseconds since some moment, by a clock that nobody sets. */
  elapsed?: () => number;
}

/** Looks at the clock each time it is called, and tells when it jumped, and when it is back where it was before. */
export function watchClock({ clock, log, elapsed = () => performance.now() }: Watched): () => Promise<void> {
  const offset = () => clock.now().getTime() - elapsed();
  const near = (one: number, other: number) => Math.abs(one - other) < tolerated;
  let last = offset();
  let before: number | undefined;
  return () => {
    const now = offset();
    const fields = { fault: 'clock_jumped', seconds: Math.round((now - last) / 1000) };
    const { began, over, todo } = faults.clock_jumped;
    if (!near(now, last) && before !== undefined && near(now, before)) {
      log.info(fields, over);
      before = undefined;
    } else if (!near(now, last)) {
      log.warn({ ...fields, todo }, began);
      before ??= last;
    }
    last = now;
    return Promise.resolve();
  };
}
