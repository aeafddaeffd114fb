import { MILLION } from '../cpt/exactShares.js';
import { split } from '../cpt/sharesOf.js';

/** How finely a pooled share is read: its products with a million stay exact. */
const FINE = 1e9;

/**
 * Pooled shares as an answer can hold them: whole parts per million that add up to 1,000,000, by largest remainder. What
 * is possible gets 1 part at least, what is impossible 0.
 *
 * @param shares from 0, they add up to 1
 */
export function adoptedShares(shares: readonly number[]): number[] {
  return split(
    shares.map((share) => (share > 0 ? Math.max(1, Math.round(share * FINE)) : 0)),
    MILLION,
  );
}
