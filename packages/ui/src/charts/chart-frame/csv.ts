import type { ChartTable } from '../plot/chartData.js';

/** What spreadsheets take for the start of a formula, after any number of guards. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;

/**
 * A text as one cell. Anything a spreadsheet would run as a formula is prefixed with an apostrophe, which spreadsheets
 * read as "this is text"; programs reading the file back remove one apostrophe from such a cell.
 */
export function csvText(text: string): string {
  const guarded = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The table as comma-separated values (RFC 4180): full numbers with a decimal point, missing values as empty cells. */
export function csvOf(table: ChartTable): string {
  const lines = [
    table.columns.map(csvText),
    ...table.rows.map((row) => [
      csvText(row.name),
      ...row.values.map((value) => (value === null ? '' : String(value))),
    ]),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
