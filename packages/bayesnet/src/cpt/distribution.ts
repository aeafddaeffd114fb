/**
 * The distribution that a list of answers stands for: each value divided by their sum. It sums to 1 within 1e-12,
 * and is written with as few digits as the division allows: 60, 30 and 10 become 0.6, 0.3 and 0.1.
 */
export function normalize(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** The same distribution in whole percents that add up to 100: largest remainder, ties to the earlier state. */
export function wholePercents(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const percents = values.map((value) => Math.floor((value * 100) / sum));
  const missing = 100 - percents.reduce((total, percent) => total + percent, 0);
  // Whole numbers, because divided ones can differ in the last digit where the remainders are the same.
  const byRemainder = values.map((value, state) => ({ state, remainder: (value * 100) % sum }));
  byRemainder.sort((a, b) => b.remainder - a.remainder || a.state - b.state);
  for (const { state } of byRemainder.slice(0, missing)) percents[state] = (percents[state] ?? 0) + 1;
  return percents;
}

/** True where every state was given the lowest answer, 1 %. */
export function allAtOne(values: readonly number[]): boolean {
  return values.reduce((total, value) => total + value, 0) <= values.length;
}
