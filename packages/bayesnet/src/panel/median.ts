import type { WeightedAnswer } from './panelQuestion.js';

/** By how much sums of weights may miss a half. */
const ROUNDING = 1e-12;

/**
 * The median of the cumulated shares, as shares again: the median of the first share where there are two states, and for
 * more only if their order means something. Undefined if it would make impossible what somebody holds possible.
 */
export function medianShares(answers: readonly WeightedAnswer[]): number[] | undefined {
  const cumulated = answers.map(({ distribution }) => cumulate(distribution));
  let below = 0;
  const shares = (cumulated[0] ?? []).map((_, state) => {
    const at = weightedMedian(answers.map(({ weight }, place) => ({ value: cumulated[place]![state]!, weight })));
    const share = at - below;
    below = at;
    return share;
  });
  const isRuledOut = (state: number) => answers.every(({ distribution }) => distribution[state] === 0);
  return shares.every((share, state) => share > 0 || isRuledOut(state)) ? shares : undefined;
}

/** How much has come up to each state, exactly 1 at the last one that is possible. */
function cumulate(distribution: readonly number[]): number[] {
  let sum = 0;
  const sums = distribution.map((share) => (sum += share));
  return sums.map((each) => each / sum);
}

/** Half of the weight lies on either side; of two such values, their mean. The weights add up to 1. */
function weightedMedian(values: { value: number; weight: number }[]): number {
  values.sort((one, other) => one.value - other.value);
  let sum = 0;
  for (const [place, { value, weight }] of values.entries()) {
    sum += weight;
    if (sum > 0.5 + ROUNDING) return value;
    if (sum > 0.5 - ROUNDING) return (value + (values[place + 1]?.value ?? value)) / 2;
  }
  return values.at(-1)!.value;
}
