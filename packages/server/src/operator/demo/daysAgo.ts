import type { Clock } from '../../platform/clock.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A clock that began so many days before another and moves on by a minute whenever it is read. */
export function daysAgo(clock: Clock, days: number): Clock {
  let at = clock.now().getTime() - days * DAY;
  return {
    now() {
      at += MINUTE;
      return new Date(at);
    },
  };
}
