/** What an inviter says besides whom they invite. */
export interface InviterWords {
  /** Why these people are asked; may be empty. */
  readonly message: string;
  /** The day by which the answers are hoped for, YYYY-MM-DD; empty for none. */
  readonly dueOn: string;
  /** Ids of the nodes asked about; undefined for all. */
  readonly nodes: readonly string[] | undefined;
}

/** Longest message that the server takes. */
export const longestMessage = 600;
