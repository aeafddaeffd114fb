import type { ProbabilityValues } from './answerHistory.js';
import { balanceValues, canBalance } from './balanceValues.js';
import type { ChangeDetails } from './changeDetails.js';
import { inProportion } from './shares.js';

/**
 * Describes a change of one or all answers.
 * @since 0.1.0
 */
export interface ValuesChangeDetails extends ChangeDetails {
  /** The state whose answer changed; undefined if all changed. */
  readonly index: number | undefined;
}

/** Whether the answers of a node are independent of each other or add up to 100. */
export type AnswerMode = 'independent' | 'balanced';

/** The mode that this many states allow: more than a hundred cannot add up to 100. */
export const modeFor = (mode: AnswerMode, states: number): AnswerMode => (canBalance(states) ? mode : 'independent');

/**
 * The answers as displayed in a mode. Balanced mode shows them normalised to whole percents that add up to 100. This is
 * only a view: the answers themselves change by a gesture and nothing else.
 */
export const shownAnswers = (mode: AnswerMode, values: ProbabilityValues, startValue: number): ProbabilityValues =>
  mode === 'balanced' ? (inProportion(values, startValue) ?? values) : values;

/** A move of one answer where all add up to 100. */
export interface BalancedAnswer {
  /** The answers when the gesture began. */
  readonly atStart: ProbabilityValues;
  readonly locks: readonly boolean[];
  readonly startValue: number;
  readonly index: number;
  readonly value: number | null;
}

/** The answers after one of them has moved: every gesture sets the answers of all states. */
export function moveBalanced({ atStart, locks, startValue, index, value }: BalancedAnswer): readonly number[] {
  const shown = shownAnswers('balanced', atStart, startValue).map((answer) => answer ?? startValue);
  return balanceValues({ atStart: shown, locks, index, value: value ?? startValue });
}
