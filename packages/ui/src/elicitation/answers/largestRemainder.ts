/**
 * Splits a whole into integers in proportion to weights, by largest remainder: the integers sum to the whole, and
 * each is within one of its exact share. Ties go to the earlier one.
 */
export function largestRemainder(weights: readonly number[], whole = 100): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (!(sum > 0)) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight / sum) * whole);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    // Quotients that are mathematically equal may differ in the last bit.
    .sort((a, b) => (Math.abs(a.remainder - b.remainder) < 1e-9 ? a.index - b.index : b.remainder - a.remainder));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
