import type { Runs } from './numbers.js';

interface Table {
  /** Number of probabilities in a column. */
  readonly states: number;
  /** Number of columns: at most 2^53 - 1. */
  readonly columns: number;
  /** True if the file lists the node's own states outermost (XMLBIF 0.2) instead of innermost. */
  readonly ownStateSlowest: boolean;
}

/** A table whose numbers are in the file. */
export interface NumbersPlace extends Table {
  readonly kind: 'numbers';
  readonly runs: Runs;
}

/** Where to insert the numbers of a table that is missing from the file. */
export interface InsertionPlace extends Table {
  readonly kind: 'insertion';
  /** The stretch to replace: nothing if `start` equals `end`. */
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** Where a node's table is in its file. */
export type TablePlace = NumbersPlace | InsertionPlace;

/** The offset at which a writer starts to change the source. */
export function startOf(place: TablePlace): number {
  return place.kind === 'numbers' ? (place.runs[0] ?? 0) : place.start;
}
