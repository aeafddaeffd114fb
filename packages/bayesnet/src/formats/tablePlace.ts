import type { Runs } from './numbers.js';

interface Table {
  /** How many probabilities a column has. */
  readonly states: number;
  /** How many columns there are: at most 2^53 - 1. */
  readonly columns: number;
  /** True where the file lists the node's own states in the outermost order (XMLBIF 0.2), not in the innermost. */
  readonly ownStateSlowest: boolean;
}

/** The numbers of a table that the file has. */
export interface NumbersPlace extends Table {
  readonly kind: 'numbers';
  readonly runs: Runs;
}

/** Where the numbers of a table belong that the file does not have. */
export interface InsertionPlace extends Table {
  readonly kind: 'insertion';
  /** What is replaced: nothing where `start` is `end`. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** Where in its file a node's table stands. */
export type TablePlace = NumbersPlace | InsertionPlace;

/** The offset at which a writer begins to change the source. */
export function startOf(place: TablePlace): number {
  return place.kind === 'numbers' ? (place.runs[0] ?? 0) : place.start;
}
