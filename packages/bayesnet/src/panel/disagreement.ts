import { isOtherOrder } from './otherOrder.js';
import { type PanelColumn, type WeightedAnswer, weightedAnswers } from './panelColumn.js';
import { linear } from './pool.js';

/** Answers that differ by less are the same, but for rounding. */
const ROUNDING = 1e-12;

/**
 * What kind of disagreement it is: `order`, if one expert has two states in another order than the others, else `numbers`;
 * and `reading`, if somebody commented, because the question may not have been the same to all.
 */
export type DisagreementKind = 'numbers' | 'order' | 'reading';

export interface Disagreement {
  /** From 0, all say the same, to 1, the answers could not be further apart. */
  readonly value: number;
  /** Empty where all say the same. */
  readonly kinds: readonly DisagreementKind[];
}

/**
 * How far the answers to a question are apart: their Jensen-Shannon divergence in bits (Lin 1991), divided by the most
 * that it could be, the smaller of log2 of the number of states and the entropy of the weights. By the latter alone, two
 * camps of a large panel would seem to agree.
 *
 * @throws RangeError like `weightedAnswers`
 */
export function disagreementOf(question: PanelColumn, weights?: readonly number[]): Disagreement {
  const answers = weightedAnswers(question, weights);
  const value = divergenceOf(answers);
  if (value === 0) return { value, kinds: [] };
  const isCommented = question.opinions.some((opinion) => opinion.isCommented);
  return {
    value,
    kinds: [isOtherOrder(answers) ? 'order' : 'numbers', ...(isCommented ? (['reading'] as const) : [])],
  };
}

function divergenceOf(answers: readonly WeightedAnswer[]): number {
  if (answers.length < 2) return 0;
  const mean = linear(answers);
  const found = answers.reduce(
    (sum, { distribution, weight }) => sum - weight * entropyOf(distribution),
    entropyOf(mean),
  );
  const most = Math.min(Math.log2(mean.length), entropyOf(answers.map(({ weight }) => weight)));
  return found < ROUNDING ? 0 : Math.min(1, found / most);
}

/** In bits. */
function entropyOf(distribution: readonly number[]): number {
  return distribution.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
}
