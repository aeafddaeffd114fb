/** What the height of the bars stands for: a round number of percents that leaves room above the highest. */
export function barScale(shown: readonly number[]): number {
  // Few states: always the whole, so that a bar's height is its share.
  if (shown.length <= 5) return 100;
  const highest = Math.max(...shown);
  return [10, 20, 50].find((top) => top >= highest * 1.25) ?? 100;
}
