import type { ProbabilityValues } from './answerHistory.js';
import { balanceValues, canBalance } from './balanceValues.js';
import type { ChangeDetails } from './changeDetails.js';
import type { Share } from './share.js';
import { inProportion } from './shares.js';

/**
 * Describes a change of one or all answers.
 * @since 0.1.0
 */
export interface ValuesChangeDetails extends ChangeDetails {
  /** The state whose answer changed; undefined if all changed. */
  readonly index: number | undefined;
  /** The states in the order in which they were set, the latest last: pass it on as `order`. */
  readonly order: readonly number[];
  /** Where rows stand that nobody set, if not at `startValue`: pass it on as `startValues`. */
  readonly startValues: readonly Share[] | undefined;
  /**
   * What is stored of each state now, in parts per million: integers that add up to 1,000,000. Undefined as long as a
   * state has no number, or if every state is said to be impossible.
   */
  readonly shares: readonly number[] | undefined;
}

/**
 * How the answers to one question are related.
 * @since 0.1.0
 */
export type SumMode = 'follow' | 'independent' | 'balanced' | 'bars';

/** Whether rows that nobody set follow, each row counts by itself, or moving one moves all. */
export type AnswerMode = 'follow' | 'independent' | 'balanced';

/** The mode that this many states allow: more than a hundred whole percents cannot add up to 100. */
export function modeFor(sumMode: SumMode, states: number): AnswerMode {
  const mode = sumMode === 'bars' ? 'balanced' : sumMode;
  return mode === 'balanced' && !canBalance(states) ? 'follow' : mode;
}

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
