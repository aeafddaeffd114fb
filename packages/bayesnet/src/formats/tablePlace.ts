interface Table {
  /** Number of probabilities in a column. */
  readonly states: number;
  /** Number of columns: at most 2^53 - 1. */
  readonly columns: number;
  /** True if the file lists the node's own states outermost (XMLBIF 0.2) instead of innermost. */
  readonly ownStateSlowest: boolean;
}

/** Which columns a file lists, and in which order, where it does not list all of them in ascending order. */
export interface ListedColumns {
  /** The column of each distribution in the file, in the file's order; `DEFAULT_COLUMN` for that of all others. */
  readonly columns: Int32Array;
  /** How to add a column that the file does not list because it has a default. */
  readonly addition?: ColumnAddition;
}

/** Stands for every column that a file does not list. */
export const DEFAULT_COLUMN = -1;

/** How a column is added to a table. */
export interface ColumnAddition {
  /** Where: behind all of the table's numbers. */
  readonly at: number;
  /** What to insert there for this column, with its numbers in the order of the node's states. */
  readonly text: (column: number, numbers: readonly string[]) => string;
}

/** A table whose numbers are in the file. */
export interface NumbersPlace extends Table {
  readonly kind: 'numbers';
  /** Start and end of each number, in the order of the file; the same of one that it leaves out, as it follows from others. */
  readonly places: Int32Array;
  readonly listed?: ListedColumns;
}

/** A table that is missing from the file. */
export interface InsertionPlace extends Table, Insertion {
  readonly kind: 'insertion';
}

/** Where and how to write a table that is missing from the file. */
export interface Insertion {
  /** The stretch to replace: nothing if `start` equals `end`. */
  readonly start: number;
  readonly end: number;
  /**
   * What to write there. `rows` are the columns in ascending order with the numbers of each, or, with
   * `ownStateSlowest`, the states with the numbers of each.
   */
  readonly text: (rows: readonly (readonly string[])[]) => string;
  /**
   * What stands before and after all the tables that are missing, if they go to one place behind everything else; written
   * once, with the first of them.
   */
  readonly around?: readonly [before: string, after: string];
}

/** Where a node's table is in its file. */
export type TablePlace = NumbersPlace | InsertionPlace;

/** The offset at which a writer starts to change the source. */
export function startOf(place: TablePlace): number {
  return place.kind === 'numbers' ? (place.places[0] ?? 0) : place.start;
}
