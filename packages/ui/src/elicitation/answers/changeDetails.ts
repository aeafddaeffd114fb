/**
 * What caused a value to change.
 * @since 0.1.0
 */
export type ChangeReason =
  /** A pointer moved the thumb, or assistive technology set the value. */
  | 'drag'
  /** A key on the slider. */
  | 'key'
  /** Digits typed on the slider or in the number box. */
  | 'type'
  /** A word of the verbal scale. */
  | 'word'
  /** One of the step buttons. */
  | 'step'
  /** The starting value was confirmed as the answer. */
  | 'keep'
  /** All values were scaled to add up to 100. */
  | 'balance'
  /** A share that the slider cannot say: on the line for what is rarer than 1 %, or given up there. */
  | 'exact'
  /** The question was set aside, or taken up again. */
  | 'exit'
  /** Unanswered states were given what was left of 100. */
  | 'rest'
  /** A change was undone or redone. */
  | 'undo'
  /** The form was reset. */
  | 'reset'
  /** The gesture turned out to be a scroll: the value it changed is restored. */
  | 'cancel';

/**
 * Passed along with every change.
 * @since 0.1.0
 */
export interface ChangeDetails {
  readonly reason: ChangeReason;
  /** The event that caused the change, if any. */
  readonly event: Event | undefined;
}
