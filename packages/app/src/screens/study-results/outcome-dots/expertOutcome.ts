/** What follows from the tables of one expert. */
export interface ExpertOutcome {
  /** The number of the expert's code: 3 for "E3". */
  readonly code: number;
  /** The probability of the outcome, in percent; null if too little was answered. */
  readonly value: number | null;
}
