/** What follows from the tables of one expert. */
export interface ExpertOutcome {
  /** The code of the expert, "E3". */
  readonly code: string;
  /** The probability of the outcome, in percent; null if too little was answered. */
  readonly value: number | null;
}
