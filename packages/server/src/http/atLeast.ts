import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds that answers take at least where their time could tell whether somebody has an account. */
const shortest = 400;

/** Does the work and answers no sooner than a fixed time after its beginning, however it ends. */
export async function atLeast<Result>(work: () => Promise<Result>): Promise<Result> {
  const [done] = await Promise.allSettled([work(), sleep(shortest)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
