import { foldText } from '../fold-text/index.js';

/** A condition that rows have to meet. */
export interface RowFilter<Row> {
  /** What tells it from other conditions. */
  readonly id: string;
  /** Whether a row meets it. */
  readonly accepts: (row: Row) => boolean;
}

/** The rows that meet every condition and hold the search anywhere in their text, whatever its case and accents. */
export function filterRows<Row>(
  rows: readonly Row[],
  given: { search: string; getSearchText: ((row: Row) => string) | undefined; filters: readonly RowFilter<Row>[] },
): Row[] {
  const wanted = foldText(given.search.trim());
  const { getSearchText } = given;
  return rows.filter(
    (row) =>
      given.filters.every((filter) => filter.accepts(row)) &&
      (!wanted || !getSearchText || foldText(getSearchText(row)).includes(wanted)),
  );
}
