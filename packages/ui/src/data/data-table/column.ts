import type { ReactNode } from 'react';

/**
 * The progress of a row's item, drawn as a bar at the start of the row in addition to the text in its cells.
 * @since 0.1.0
 */
export type RowStatus = 'open' | 'progress' | 'done';

/**
 * What a column is sorted by.
 * @since 0.1.0
 */
export type SortValue = string | number | Date | null | undefined;

/**
 * An order of the rows that is none of a column, such as how much each matters. It has no two directions.
 * @since 0.1.0
 */
export interface DataTableOrder<Row> {
  /** Unique among orders and columns: the field of a sort. */
  readonly id: string;
  /** What it is called in the choice of orders. */
  readonly header: string;
  /** The sort key, smallest first. What is missing comes last. */
  readonly sortValue: (row: Row) => SortValue;
}

/**
 * One column of a table.
 * @since 0.1.0
 */
export interface DataTableColumn<Row> {
  /** The unique id of the column, also used in a stored sort order. */
  readonly id: string;
  /** The heading. May be empty. */
  readonly header: string;
  /** What the head shows in place of `header`, which names the column in cards and in the choice of an order. */
  readonly head?: ReactNode;
  /** Renders a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * The sort key: numbers by size, dates by time, text after them in language order. What is missing or no finite number
   * comes last, in both directions. If omitted, not sortable.
   */
  readonly sortValue?: ((row: Row) => SortValue) | undefined;
  /** Numbers are aligned to the end of their column, and so are buttons. */
  readonly align?: 'start' | 'end' | undefined;
  /** Follows the value if a row is a card without headings: "pages". If omitted, the heading precedes the value. */
  readonly unit?: ((row: Row) => string) | undefined;
}
