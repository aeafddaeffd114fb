/** The value at full height: a round percentage that leaves room above the highest bar. */
export function barScale(shown: readonly number[]): number {
  // With few states always 100, so that a bar's height is its share.
  if (shown.length <= 5) return 100;
  const highest = Math.max(...shown);
  return [10, 20, 50].find((top) => top >= highest * 1.25) ?? 100;
}
