import type { ProbabilityValues } from './answerHistory.js';
import type { ValuesChangeDetails } from './answers.js';
import type { ChangeDetails } from './changeDetails.js';
import type { Share, ShareValues } from './share.js';

/** One answer that may be exact. */
export interface ShareAnswer {
  /**
   * `exact` also takes shares below 1 % and above 99 %, on a second line that opens at the ends of the scale, and typed.
   * An exact share that is given is shown as it is with either.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /** The answer, when controlled: whole percent, or parts per million as `{ ppm: 2000 }`. Null if unanswered. */
  value?: Share | null | undefined;
  /**
   * The initial answer, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: Share | null | undefined;
  /** Called on every step of a drag and every key, word and step button, and with a typed number once it is finished. */
  onValueChange?: ((value: Share | null, details: ChangeDetails) => void) | undefined;
  /**
   * Called once when a gesture is finished, the time to save: pointer or key released, word chosen, number typed. Enter
   * that finishes a number, or leads on to the next slider, does so as soon as it is pressed.
   */
  onValueCommit?: ((value: Share | null, details: ChangeDetails) => void) | undefined;
}

/** One answer in whole percent: what there is without `precision`. */
export interface PercentAnswer {
  /**
   * Left out: answers are whole percents.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /**
   * The answer in whole percent, when controlled. Null if unanswered. With `precision`, or without handlers, also parts
   * per million as `{ ppm: 2000 }`.
   */
  value?: number | null | undefined;
  /**
   * The initial answer, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: number | null | undefined;
  /** Called on every step of a drag and every key, word and step button, and with a typed number once it is finished. */
  onValueChange?: ((value: number | null, details: ChangeDetails) => void) | undefined;
  /**
   * Called once when a gesture is finished, the time to save: pointer or key released, word chosen, number typed. Enter
   * that finishes a number, or leads on to the next slider, does so as soon as it is pressed.
   */
  onValueCommit?: ((value: number | null, details: ChangeDetails) => void) | undefined;
}

/** One answer that nobody here takes a change of: it is shown, or sent with a form, as it was said. */
export interface ShownAnswer {
  /**
   * Left out: people say whole percents.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /** The answer, when controlled: whole percent, or parts per million as `{ ppm: 2000 }`. Null if unanswered. */
  value?: Share | null | undefined;
  /**
   * The initial answer, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: Share | null | undefined;
  /** None: a handler says with `precision` which answers it takes. */
  onValueChange?: undefined;
  /** None, too. */
  onValueCommit?: undefined;
}

/** One answer per state, of which any may be exact. */
export interface ShareAnswers {
  /**
   * `exact` also takes shares below 1 % and above 99 %, where the answers are independent. Exact shares that are given
   * are shown as they are with either.
   * @default 'percent'
   */
  precision: 'percent' | 'exact';
  /**
   * The answers, when controlled: each whole percent, or parts per million as `{ ppm: 2000 }`, which are never rescaled:
   * the other states share what they leave. Null if unanswered.
   */
  values?: ShareValues | undefined;
  /** The initial answers, when uncontrolled. If omitted, all are unanswered. */
  defaultValues?: ShareValues | undefined;
  /** Called with all answers on every step of every slider. */
  onValuesChange?: ((values: ShareValues, details: ValuesChangeDetails) => void) | undefined;
  /** Called with all answers once a gesture is finished: the time to save a draft. */
  onValuesCommit?: ((values: ShareValues, details: ValuesChangeDetails) => void) | undefined;
}

/** One answer per state in whole percent: what there is without `precision`. */
export interface PercentAnswers {
  /**
   * Left out: answers are whole percents.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /**
   * The answers in whole percent, when controlled. Null if unanswered. With `precision`, or without handlers, also parts
   * per million as `{ ppm: 2000 }`.
   */
  values?: ProbabilityValues | undefined;
  /** The initial answers, when uncontrolled. If omitted, all are unanswered. */
  defaultValues?: ProbabilityValues | undefined;
  /** Called with all answers on every step of every slider. */
  onValuesChange?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
  /** Called with all answers once a gesture is finished: the time to save a draft. */
  onValuesCommit?: ((values: ProbabilityValues, details: ValuesChangeDetails) => void) | undefined;
}

/** One answer per state that nobody here takes a change of: they are shown, or sent with a form, as they were said. */
export interface ShownAnswers {
  /**
   * Left out: people say whole percents.
   * @default 'percent'
   */
  precision?: 'percent' | undefined;
  /** The answers, when controlled: each whole percent, or parts per million as `{ ppm: 2000 }`. Null if unanswered. */
  values?: ShareValues | undefined;
  /** The initial answers, when uncontrolled. If omitted, all are unanswered. */
  defaultValues?: ShareValues | undefined;
  /** None: a handler says with `precision` which answers it takes. */
  onValuesChange?: undefined;
  /** None, too. */
  onValuesCommit?: undefined;
}

/**
 * A handler of one answer, written as a method: whoever takes whole percents alone may handle it too, because without
 * `precision` there is nothing else to take.
 */
export type HandleShare = { handle(value: Share | null, details: ChangeDetails): void }['handle'];

/** The same, of all answers. */
export type HandleShares<Details = ValuesChangeDetails> = {
  handle(values: ShareValues, details: Details): void;
}['handle'];
