/** A cell: a text from people or their files, or a number, which is left empty if there is none. */
export type Cell = string | number | undefined;

/** What stands between cells. Programs that expect semicolons expect a comma in numbers. */
export type Separator = 'comma' | 'semicolon';

export interface CsvForm {
  readonly separator: Separator;
  /** Whether it begins with a byte order mark, without which Excel reads anything but English letters wrong. */
  readonly marked: boolean;
  /**
   * False for what only programs of statistics read: every text is as it is, whatever a spreadsheet would run.
   * @default true
   */
  readonly isGuarded?: boolean;
}

/**
 * What a spreadsheet may take for a formula when a cell begins with it, or with blanks before it: also in the wide forms
 * of East Asian keyboards, and as a call of another program. Apostrophes may stand before, so that the one which is put
 * there can be told from those of the text.
 */
const FORMULA = /^'*[\s\p{Cf}\p{Cc}]*[=+\-@|%\uff0b\uff0d\uff1d\uff20\uff5c\u2212]|^'*[\s\p{Cf}\p{Cc}]/u;

/** A number runs nothing, whatever its sign. */
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/**
 * A table as CSV (RFC 4180). A text that a spreadsheet might run as a formula gets an apostrophe before it, unless no
 * spreadsheet is meant.
 */
export function toCsv(rows: Iterable<readonly Cell[]>, { separator, marked, isGuarded = true }: CsvForm): Buffer {
  const sign = separator === 'semicolon' ? ';' : ',';
  const lines: string[] = [];
  for (const row of rows) lines.push(`${row.map((cell) => written(cell, sign, isGuarded)).join(sign)}\r\n`);
  return Buffer.from(`${marked ? '\ufeff' : ''}${lines.join('')}`);
}

function written(cell: Cell, sign: ',' | ';', isGuarded: boolean): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return sign === ';' ? String(cell).replace('.', ',') : String(cell);
  const text = isGuarded && FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return text.includes(sign) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
