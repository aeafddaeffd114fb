import type { Services } from '../platform/services.js';

/** Minimum milliseconds for responses whose timing could reveal whether somebody has an account. */
const SHORTEST = 400;

/** Does the work and settles no sooner than a fixed time after its start, whether it succeeds or fails. */
export async function atLeast<Result>(
  { pause }: Pick<Services, 'pause'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const [done] = await Promise.allSettled([work(), pause(SHORTEST)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
