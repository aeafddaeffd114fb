/**
 * How far off the outcomes are after a number of questions.
 * @since 0.1.0
 * @experimental
 */
export interface AccuracyPoint {
  /** The number of questions answered. */
  readonly questions: number;
  /** The expected error, in the unit of the axis. */
  readonly value: number;
  /** The ends of its band. */
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}
