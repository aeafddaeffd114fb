import { recordColumns, type RecordWords } from '@credence/text';

/** What the file is, and what each of its keys holds: the first thing in it. */
export function aboutExport(words: RecordWords, at: Date) {
  const { file, units, others, keys, columns, stored } = words;
  return {
    file,
    madeAt: at.toISOString(),
    units,
    others,
    keys,
    entries: { ...Object.fromEntries(recordColumns.map((column) => [column, columns[column].says])), ...stored },
    table: Object.fromEntries(recordColumns.map((column) => [columns[column].name, columns[column].says])),
  };
}
