/** What made a value change. */
export type ChangeReason =
  /** A pointer moved the thumb, or assistive technology set it. */
  | 'drag'
  /** A key on the slider. */
  | 'key'
  /** Digits, on the slider or in the number box. */
  | 'type'
  /** A word of the verbal scale. */
  | 'word'
  /** One of the step buttons. */
  | 'step'
  /** The starting value was kept as the answer. */
  | 'keep'
  /** All values were scaled to add up to 100. */
  | 'balance'
  /** Every state without an answer was given the same. */
  | 'rest'
  /** A change was taken back. */
  | 'undo'
  /** The form was reset. */
  | 'reset'
  /** The gesture turned out to scroll the page: what it had changed is restored. */
  | 'cancel';

/** Handed over with every change. */
export interface ChangeDetails {
  readonly reason: ChangeReason;
  /** The event behind it, where there was one. */
  readonly event: Event | undefined;
}
