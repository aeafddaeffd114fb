import type { AnswerStanding } from '../elicitation/judgement.js';

interface Said {
  /** The expert's index in the panel. Nobody has two opinions on one question. */
  readonly expert: number;
  /** True if a comment goes with it: the question may have been read in another way. */
  readonly isCommented?: boolean;
}

/** Numbers for a column, whether an answer or one of the expert's combinations gave them. */
export interface NumbersGiven extends Said {
  readonly standing: 'answered';
  /** One share a state, as `distributionOfJudgement` has them: they add up to 1, and 0 is impossible. */
  readonly distribution: readonly number[];
}

/** That there are no numbers to give. */
export interface NoNumbers extends Said {
  readonly standing: Exclude<AnswerStanding, 'answered'>;
}

export type Opinion = NumbersGiven | NoNumbers;

/**
 * One column of a node's table, and what was said of it. A panel is a list of these: the columns that nobody was asked
 * about are not in it, so that a table may have any number of them.
 */
export interface PanelColumn {
  /** Index of the node in the model. */
  readonly node: number;
  /** The column of its table, from 0. */
  readonly column: number;
  /** In any order. Of somebody who did not come to the question there is none. */
  readonly opinions: readonly Opinion[];
}

/** Numbers with the weight of their expert in this column. */
export interface WeightedAnswer {
  readonly expert: number;
  readonly distribution: readonly number[];
  /** Above 0; those of one column add up to 1. */
  readonly weight: number;
}

/**
 * The numbers given for a column, with weights in the proportions of `weights`, one for each expert of the panel. An
 * expert of weight 0 is left out.
 *
 * @param weights equal if left out
 * @throws RangeError for a weight that is missing, below 0 or not finite, two opinions of one expert, or distributions
 * over different numbers of states
 */
export function weightedAnswers({ opinions }: PanelColumn, weights?: readonly number[]): WeightedAnswer[] {
  const found: WeightedAnswer[] = [];
  const experts = new Set<number>();
  let sum = 0;
  for (const opinion of opinions) {
    const { expert } = opinion;
    if (experts.has(expert)) throw new RangeError(`Two opinions of expert ${expert} on one question.`);
    experts.add(expert);
    if (opinion.standing !== 'answered') continue;
    const weight = weightOf(expert, weights);
    if (weight === 0) continue;
    const { distribution } = opinion;
    if (distribution.length !== (found[0]?.distribution ?? distribution).length)
      throw new RangeError(`Expert ${expert} has another number of states.`);
    found.push({ expert, distribution, weight });
    sum += weight;
  }
  return found.map((answer) => ({ ...answer, weight: answer.weight / sum }));
}

/**
 * The weight of an expert, 1 where all are equal.
 *
 * @throws RangeError if it is missing, below 0 or not finite
 */
export function weightOf(expert: number, weights?: readonly number[]): number {
  const weight = weights ? weights[expert] : 1;
  if (weight === undefined || !Number.isFinite(weight) || weight < 0)
    throw new RangeError(`Expert ${expert} has no weight.`);
  return weight;
}
