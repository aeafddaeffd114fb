import type { ComponentPropsWithoutRef, Ref } from 'react';
import type { PercentAnswers, ShareAnswers, ShownAnswers } from '../answers/answerProps.js';
import type { SumMode } from '../answers/answers.js';
import type { ChangeDetails } from '../answers/changeDetails.js';
import type { Share } from '../answers/share.js';
import type { AnswerHistory } from '../answers/useAnswerHistory.js';
import type { Standing } from '../answers/wholeAnswer.js';
import type { ProbabilitySliderProps } from '../probability-slider/ProbabilitySlider.js';
import type { LocksDetails } from './useLocks.js';
import type { ProbabilityQuestionActions } from './useQuestionActions.js';

interface QuestionProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue'>,
    Pick<ProbabilitySliderProps, 'anchors' | 'disabled' | 'readOnly' | 'hint' | 'submitUnanswered'> {
  /** The node being asked about. */
  nodeName: string;
  /** Its states, in the order of the answers. Underscores are shown as spaces. */
  states: readonly string[];
  /**
   * Whether the question is answered, when controlled. If it asks about what cannot occur, or is not this person's
   * field, a sentence with "Undo" replaces the sliders; `QuestionExits` offers both.
   */
  standing?: Standing | undefined;
  /**
   * The initial standing, when uncontrolled.
   * @default 'answered'
   */
  defaultStanding?: Standing | undefined;
  /** Called when the standing is undone here. */
  onStandingChange?: ((standing: Standing, details: ChangeDetails) => void) | undefined;
  /**
   * How the answers are related. `follow`: what is set is what is stored; the states that nobody set share what is left
   * of 100, and if the set ones do not add up, the one set last says so and they are stored in proportion. `independent`:
   * each slider is free, one that nobody set counts as its start, and all are stored in proportion. `balanced`: they add
   * up to 100, moving one moves the others. `bars`: the same, drawn as a histogram. Changing the mode changes no answer:
   * the latter two show the answers in proportion, and the first gesture in them answers for all states. More than 100
   * states cannot be balanced; neither can answers of which one is exact.
   * @default 'follow'
   */
  sumMode?: SumMode | undefined;
  /** Which answers stay fixed while others move, when controlled. Applies in the modes that add up to 100. */
  locks?: readonly boolean[] | undefined;
  /** Which answers are initially locked, when uncontrolled. If omitted, none. */
  defaultLocks?: readonly boolean[] | undefined;
  /** Called when an answer is locked or unlocked. */
  onLocksChange?: ((locks: readonly boolean[], details: LocksDetails) => void) | undefined;
  /**
   * Called on Enter in the last slider (earlier ones go on to the next): the time to focus whatever
   * comes after the question.
   */
  onLastEnter?: ((event: Event) => void) | undefined;
  /** Undo and redo, if shared with components below the question. If omitted, the question keeps its own history. */
  history?: AnswerHistory | undefined;
  /**
   * Where a state stands that nobody set, in percent. Null: nowhere; a state has no number until it is set or the only one
   * left, and nothing is stored before.
   * @default 50
   */
  startValue?: number | null | undefined;
  /**
   * Where each state stands that nobody set, in place of `startValue`: another answer that was copied, or this one as it
   * was left. Once one is set, the others follow in these proportions.
   */
  startValues?: readonly Share[] | undefined;
  /** The states in the order in which they were set, from the details of a change. If omitted, known here. */
  order?: readonly number[] | undefined;
  /**
   * Level of the question headings in the page's outline; null for none.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | null | undefined;
  /**
   * The error. If set, the sliders without an answer are marked as invalid and described by it, or all if none is
   * missing; `true` writes "*required.".
   */
  error?: ProbabilitySliderProps['error'];
  /**
   * True if the form requires all answers: it is invalid as long as one is missing.
   * @default false
   */
  required?: boolean | undefined;
  /** The first slider without an answer, or else the first: what form libraries focus if it is invalid. */
  inputRef?: ProbabilitySliderProps['inputRef'];
  /** What the page can have the question do: give the focus to one of its sliders. */
  actionsRef?: Ref<ProbabilityQuestionActions> | undefined;
  /**
   * Name in a form. Each state submits the percentage at which it stands, also one that follows, with up to four decimals
   * ("0.2"); as long as none is answered, nothing is submitted.
   */
  name?: string | undefined;
  /** Id of the form it belongs to, if the question is outside of it. */
  form?: string | undefined;
}

/**
 * With whole percents as answers.
 * @since 0.1.0
 */
export interface ProbabilityQuestionProps extends QuestionProps, PercentAnswers {}

/**
 * With `precision`: answers may be exact.
 * @since 0.1.0
 */
export interface ExactProbabilityQuestionProps extends QuestionProps, ShareAnswers {}

/**
 * Without handlers: any share is shown as it is.
 * @since 0.1.0
 */
export interface ShownProbabilityQuestionProps extends QuestionProps, ShownAnswers {}

/**
 * All that `ProbabilityQuestion` takes, for whoever wraps it.
 * @since 0.1.0
 */
export type AnyProbabilityQuestionProps =
  | ProbabilityQuestionProps
  | ExactProbabilityQuestionProps
  | ShownProbabilityQuestionProps;
