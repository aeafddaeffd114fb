/**
 * How far one answer, or one combination of answers, moves an outcome.
 * @since 0.1.0
 * @experimental
 */
export interface TornadoBar {
  /** The name above the bar, such as "T4: heavy, HPV neg.". */
  readonly label: string;
  /** The outcome at the lower and the upper end of the answer's band. */
  readonly low: number;
  readonly high: number;
  /** True if it stands out: it belongs to what the page is about. */
  readonly strong?: boolean | undefined;
}
