/** A cell: a text from people or their files, or a number, which is left empty if there is none. */
export type Cell = string | number | undefined;

/** What a spreadsheet may take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180). It begins with a byte order mark: without one, Excel reads anything but English letters
 * wrong, and what reads UTF-8 elsewhere skips it. A text that a spreadsheet might run as a formula begins with an
 * apostrophe.
 */
export function toCsv(rows: Iterable<readonly Cell[]>): Buffer {
  const lines: string[] = [];
  for (const row of rows) lines.push(`${row.map(written).join(',')}\r\n`);
  return Buffer.from(`\ufeff${lines.join('')}`);
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return cell === undefined ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
