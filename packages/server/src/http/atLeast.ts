import { setTimeout as sleep } from 'node:timers/promises';

/** Minimum milliseconds for responses whose timing could reveal whether somebody has an account. */
const shortest = 400;

/** Does the work and settles no sooner than a fixed time after its start, whether it succeeds or fails. */
export async function atLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), sleep(shortest)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
