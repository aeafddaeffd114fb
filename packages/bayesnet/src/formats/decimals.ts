import { tolerances } from '../network/limits.js';

/**
 * A distribution as decimals: each reads back to within 1e-12 of its probability, and together they sum to 1 within
 * 1e-12, in as few decimals as that allows. Written in full, one number may take 19 characters, and a file would come
 * back several times its size.
 */
export function decimalsOf(distribution: readonly number[]): string[] {
  for (let tolerance: number = tolerances.writtenSum; ; tolerance /= 10) {
    const rounded = distribution.map((probability) => roundWithin(probability, tolerance));
    const sum = rounded.reduce((total, value) => total + value, 0);
    // Half of it: programs that add in another order get another last digit.
    if (Math.abs(sum - 1) <= tolerances.writtenSum / 2) return rounded.map(String);
    // Rounding is no longer what is off.
    if (tolerance < Number.EPSILON) return distribution.map(String);
  }
}

/** The number with the fewest decimals within a tolerance; never 0 for what is possible. */
function roundWithin(probability: number, tolerance: number): number {
  for (let scale = 1; scale <= 1e15; scale *= 10) {
    const rounded = Math.round(probability * scale) / scale;
    if (Math.abs(rounded - probability) <= tolerance && (rounded > 0 || probability === 0)) return rounded;
  }
  return probability;
}
