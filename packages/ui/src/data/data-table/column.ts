import type { ReactNode } from 'react';

/** How far the thing in a row has come; drawn as a bar at the start of the row, beside the words in its cells. */
export type RowStatus = 'open' | 'progress' | 'done';

/** One column of a table. */
export interface DataTableColumn<Row> {
  /** What tells it from the others, and what a stored sort calls it. */
  readonly id: string;
  /** What is written above it. May be empty. */
  readonly header: string;
  /** What stands in a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /** What rows are sorted by: numbers by size, words as the language orders them, nothing last. Left out: no sorting. */
  readonly sortValue?: ((row: Row) => string | number | null) | undefined;
  /** Numbers stand at the end of their column, buttons too. */
  readonly align?: 'start' | 'end' | undefined;
  /** What follows the value where a row is a card without heads: "pages". Left out, the head stands before the value. */
  readonly unit?: ((row: Row) => string) | undefined;
}
