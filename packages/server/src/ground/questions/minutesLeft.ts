import { minutesFor } from '@credence/bayesnet';

/** Minutes for so many open questions; a number that is too large to wait for is still a number. */
export function minutesLeft(open: bigint, states: number, pace: number): number {
  return Math.min(minutesFor(Number(open), states, pace), Number.MAX_SAFE_INTEGER);
}
