import { minutesFor } from '@credence/bayesnet';

/** Estimated minutes for this many open questions. Stays a number however many there are. */
export function minutesLeft(open: bigint, states: number, pace: number): number {
  return Math.min(minutesFor(Number(open), states, pace), Number.MAX_SAFE_INTEGER);
}
