/** The columns of one node as they are written. */
export interface WrittenColumns {
  readonly nodeKey: string;
  /** Whether the file has numbers for the node already. */
  readonly hasNumbers: boolean;
  /** What is said of a column; undefined if that is nothing. */
  columnAt(column: number): WrittenColumn | undefined;
}

export interface WrittenColumn {
  /** Undefined leaves the column as the file has it. */
  readonly shares: number[] | undefined;
  /** Whether it is a case that cannot occur. */
  readonly isImpossible: boolean;
}
