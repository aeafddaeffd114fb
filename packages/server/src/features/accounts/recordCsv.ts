import { recordColumns, type RecordWords } from '@credence/text';
import { toCsv } from '../../platform/csv.js';
import { sharesText } from './inWords.js';
import type { RecordEntry } from './recordOf.js';

/** The record as a table: one row for each act. */
export function recordCsv(record: readonly RecordEntry[], words: RecordWords): Buffer {
  const head = recordColumns.map((column) => words.columns[column].name);
  return toCsv(rows(record, head, words), { separator: 'comma', marked: true });
}

function* rows(record: readonly RecordEntry[], head: readonly string[], words: RecordWords) {
  yield head;
  for (const entry of record)
    yield recordColumns.map((column) =>
      column === 'shares' ? sharesText(entry.shares, words) : (entry[column] ?? undefined),
    );
}
