/**
 * The derivatives by what decides several columns at once, such as the combinations of a node: for each, the sum over
 * the columns it wins, one number for each state. `decidedBy` names what decides a column, from 0.
 */
export function gradientByDecision<Decision>(
  gradient: Float64Array,
  states: number,
  decidedBy: (column: number) => Decision | undefined,
): Map<Decision, Float64Array> {
  const sums = new Map<Decision, Float64Array>();
  for (let start = 0; start < gradient.length; start += states) {
    const decision = decidedBy(start / states);
    if (decision === undefined) continue;
    const sum = sums.get(decision) ?? new Float64Array(states);
    for (let state = 0; state < states; state += 1) sum[state]! += gradient[start + state]!;
    sums.set(decision, sum);
  }
  return sums;
}
