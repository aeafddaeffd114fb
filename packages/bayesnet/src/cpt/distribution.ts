/**
 * The distribution represented by a list of answers: each value divided by their sum. It sums to 1 within 1e-12 and
 * uses as few digits as the division allows: 60, 30 and 10 become 0.6, 0.3 and 0.1.
 */
export function normalize(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  return values.map((value) => value / sum);
}

/** True if every state was given the lowest answer, 1 %. */
export function allAtOne(values: readonly number[]): boolean {
  return values.reduce((total, value) => total + value, 0) <= values.length;
}
