import type { Sensitivity } from '../inference/sensitivity.js';
import { type Disagreement, disagreementOf } from './disagreement.js';
import { effectsOf } from './effect.js';
import { contestedStates } from './impossible.js';
import { type PanelColumn, weightedAnswers } from './panelColumn.js';

/** As many as a second round asks about, beside those that have another reason. */
const RANKED = 20;

/**
 * Why a question is to be discussed: it is among those `ranked` first, one expert has the `order` of the states opposed
 * to that of the others, a state is impossible to some only (`impossible-state`), or the whole case is (`cannot-occur`).
 */
export type DiscussionReason = 'ranked' | 'order' | 'impossible-state' | 'cannot-occur';

export interface DiscussedQuestion {
  readonly question: PanelColumn;
  readonly disagreement: Disagreement;
  /** The variance that the disagreement gives the outcomes; undefined where none was named. */
  readonly effect: number | undefined;
  /** One at least. */
  readonly reasons: readonly DiscussionReason[];
}

/** How the questions to discuss are chosen. */
export interface DiscussionOptions {
  /**
   * The outcomes, in each typical case, at the tables of the primary pool. Without any, disagreement ranks.
   * @default none
   */
  readonly outcomes?: readonly Sensitivity[];
  /**
   * Those of the primary pool.
   * @default all are equal
   */
  readonly weights?: readonly number[];
  /**
   * How many are chosen by rank, beside all that have another reason.
   * @default 20
   */
  readonly most?: number;
}

/**
 * The questions that a panel should discuss, first those whose disagreement moves the outcomes most. Where all say the
 * same there is nothing to discuss. Of equals, the earlier one comes first.
 *
 * @throws RangeError like `weightedAnswers`
 */
export function toDiscuss(
  questions: readonly PanelColumn[],
  { outcomes = [], weights, most = RANKED }: DiscussionOptions = {},
): DiscussedQuestion[] {
  const effects = outcomes.length > 0 ? effectsOf(questions, outcomes, weights) : undefined;
  const all = questions.map((question, place) => {
    const disagreement = disagreementOf(question, weights);
    // What rounding leaves of an effect is none.
    const effect = effects && (disagreement.value > 0 ? effects[place]! : 0);
    return { question, disagreement, effect, rank: effect ?? disagreement.value };
  });
  all.sort((one, other) => other.rank - one.rank || other.disagreement.value - one.disagreement.value);
  return all.flatMap(({ rank, ...found }, place) => {
    const reasons = [...(rank > 0 && place < most ? (['ranked'] as const) : []), ...reasonsBeyondRank(found, weights)];
    return reasons.length > 0 ? [{ ...found, reasons }] : [];
  });
}

function reasonsBeyondRank(
  { question, disagreement }: Pick<DiscussedQuestion, 'question' | 'disagreement'>,
  weights: readonly number[] | undefined,
): DiscussionReason[] {
  const answers = weightedAnswers(question, weights);
  const isRuledOut = question.opinions.some(({ standing }) => standing === 'cannot_occur');
  return [
    ...(disagreement.kinds.includes('order') ? (['order'] as const) : []),
    ...(contestedStates(answers).length > 0 ? (['impossible-state'] as const) : []),
    ...(isRuledOut && answers.length > 0 ? (['cannot-occur'] as const) : []),
  ];
}
