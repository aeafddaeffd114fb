import { foldText } from '../../foundations/fold-text/foldText.js';

/**
 * A condition that rows have to meet.
 * @since 0.1.0
 */
export interface RowFilter<Row> {
  /** The unique id of the condition. */
  readonly id: string;
  /** Whether a row meets it. */
  readonly accepts: (row: Row) => boolean;
}

/** The text of a row prepared for comparison, folded only once however often it is searched. */
export function foldOnce<Row>(getSearchText: (row: Row) => string): (row: Row) => string {
  const folded = new Map<Row, string>();
  return (row) => {
    let text = folded.get(row);
    if (text === undefined) {
      text = foldText(getSearchText(row));
      folded.set(row, text);
    }
    return text;
  };
}

/** Returns a test whether a row meets every condition and contains the search text, ignoring case and accents. */
export function rowMatcher<Row>(given: {
  search: string;
  /** Returns the folded text of a row. If omitted, nothing is searched. */
  getText: ((row: Row) => string) | undefined;
  filters: readonly RowFilter<Row>[];
}): (row: Row) => boolean {
  const wanted = foldText(given.search.trim());
  const { getText, filters } = given;
  return (row) =>
    (!wanted || !getText || getText(row).includes(wanted)) && filters.every((filter) => filter.accepts(row));
}
