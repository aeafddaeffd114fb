import type { ChartTable } from '../plot/chartData.js';

/** What spreadsheets take for the beginning of a formula, with any number of guards before it. */
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/u;

/**
 * A text as one cell. What a spreadsheet would run as a formula gets an apostrophe in front, which spreadsheets take for
 * "this is text"; whoever reads the file back takes one apostrophe off such a cell.
 */
export function csvText(text: string): string {
  const guarded = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/u.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** The table as a file of comma-separated values (RFC 4180): numbers in full with a point, no value as an empty cell. */
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
