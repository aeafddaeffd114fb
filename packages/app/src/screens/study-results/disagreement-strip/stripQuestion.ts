/** A question, and how far the answers to it are apart. */
export interface StripQuestion {
  readonly id: string;
  /** Its condition without the state of the first parent, which is the name of its group: "50 to 69, HPV-negative". */
  readonly condition: string;
  /** The disagreement, from 0; null if fewer than two answered. */
  readonly disagreement: number | null;
  /** True if it is chosen for discussion. */
  readonly chosen?: boolean | undefined;
}

/** The questions of one state of the first parent. */
export interface StripGroup {
  readonly label: string;
  readonly questions: readonly StripQuestion[];
}
