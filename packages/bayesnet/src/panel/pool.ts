import { normalize } from '../cpt/distribution.js';
import { contestedStates, logOf } from './impossible.js';
import { type PanelColumn, type WeightedAnswer, weightedAnswers } from './panelColumn.js';

/** Fewer answers than this are a list, and no pool. */
export const LEAST_OF_A_POOL = 3;

export type PoolMethod = 'linear' | 'logarithmic' | 'median';

/** How the answers of a panel become one. */
export interface PoolRule {
  readonly kind: PoolMethod;
  /**
   * One number for each expert, in any unit; 0 leaves the expert out.
   * @default all are equal
   */
  readonly weights?: readonly number[];
  /**
   * The nodes whose states come in an order that means something, such as stages. Others with more than two states have
   * no median.
   * @default none
   */
  readonly ordered?: ReadonlySet<number>;
}

/** What a panel says of one column. */
export interface PooledColumn {
  readonly question: PanelColumn;
  /** They add up to 1. Undefined if nobody gave numbers, or if the numbers have no median. */
  readonly shares: readonly number[] | undefined;
  /** How many gave numbers that count here. */
  readonly n: number;
  /** The weight of each of them, by expert; they add up to 1. */
  readonly weights: ReadonlyMap<number, number>;
  /** True below three answers: to be shown one by one, because they are no pool. */
  readonly isList: boolean;
  /** How many say instead that there is no such case. */
  readonly cannotOccur: number;
  /** The states that some of the `n` call impossible and others do not. */
  readonly contested: readonly number[];
}

/**
 * Pools the answers to one question. Linear: the weighted mean. Logarithmic: the weighted geometric mean, scaled to add
 * up to 1, in which a 0 that not all agree on counts as one part per million. Median: that of the cumulated shares.
 * Nothing is impossible in a pool unless all who gave numbers say so (Dietrich and List 2016).
 *
 * @throws RangeError like `weightedAnswers`
 */
export function pool(question: PanelColumn, { kind, weights, ordered }: PoolRule): PooledColumn {
  const answers = weightedAnswers(question, weights);
  const states = answers[0]?.distribution.length ?? 0;
  const hasMedian = states === 2 || (ordered?.has(question.node) ?? false);
  const sharesOfKind = { linear, logarithmic, median: hasMedian ? medianShares : () => undefined };
  return {
    question,
    shares: answers.length > 0 ? sharesOfKind[kind](answers) : undefined,
    n: answers.length,
    weights: new Map(answers.map(({ expert, weight }) => [expert, weight])),
    isList: answers.length < LEAST_OF_A_POOL,
    cannotOccur: question.opinions.filter(({ standing }) => standing === 'cannot_occur').length,
    contested: contestedStates(answers),
  };
}

/** The weighted mean of the answers, of which there is one at least. */
export const linear = (answers: readonly WeightedAnswer[]): number[] =>
  answers[0]!.distribution.map((_, state) =>
    answers.reduce((sum, { distribution, weight }) => sum + weight * distribution[state]!, 0),
  );

function logarithmic(answers: readonly WeightedAnswer[]): number[] {
  const logs = answers[0]!.distribution.map((_, state) =>
    answers.some(({ distribution }) => distribution[state]! > 0)
      ? answers.reduce((sum, { distribution, weight }) => sum + weight * logOf(distribution[state]!), 0)
      : Number.NEGATIVE_INFINITY,
  );
  return normalize(logs.map(Math.exp));
}

/** By how much sums of weights may miss a half. */
const ROUNDING = 1e-12;

/**
 * The median of the cumulated shares, as shares again: the median of the first share where there are two states, and for
 * more only if their order means something. Undefined if it would make impossible what somebody holds possible.
 */
function medianShares(answers: readonly WeightedAnswer[]): number[] | undefined {
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
