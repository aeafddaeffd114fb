import type { ParseConfig } from 'papaparse';

/** A place in a text, each from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A row of a table, and the line in which it begins. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a table, or why there are none. */
export type FoundRows =
  | { readonly kind: 'rows'; readonly rows: readonly TableRow[] }
  | { readonly kind: 'too-many-lines' }
  | ({ readonly kind: 'control' | 'quotes' } & TextPlace);

/** What no text has, and a program that shows it may obey. Line ends and tabs are text. */
const CONTROL = /[^\P{Cc}\t\n]/u;

/**
 * The rows of a text that spreadsheets and REDCap call CSV, whatever separates its cells: commas, semicolons or tabs.
 * Blank rows are left out. The reader is loaded with the first table.
 * @param mostLines as many are read as somebody means; of more, none
 */
export async function rowsOf(given: string, mostLines: number): Promise<FoundRows> {
  // Blanks at the end are no lines.
  const text = given.replaceAll(/\r\n?/g, '\n').trimEnd();
  const at = text.search(CONTROL);
  if (at >= 0) return { kind: 'control', ...placeOf(text, at) };
  const { parse } = (await import('papaparse')).default;
  const reading: ParseConfig<string[]> = { newline: '\n', delimitersToGuess: ['\t', ';', ','] };
  // Of a table with blank rows the reader would not find out what separates its cells.
  const { delimiter } = parse<string[]>(text, { ...reading, skipEmptyLines: 'greedy', preview: 100 }).meta;
  const { data, errors } = parse<string[]>(text, { ...reading, delimiter, preview: mostLines + 1 });
  const misplaced = errors.find(({ type }) => type === 'Quotes');
  // It counts from 1.
  if (misplaced) return { kind: 'quotes', ...placeOf(text, (misplaced.index ?? 1) - 1) };
  if (data.length > mostLines) return { kind: 'too-many-lines' };
  let line = 1;
  const rows = data.map((cells): TableRow => {
    const row = { line, cells };
    line += cells.join('').split('\n').length;
    return row;
  });
  return { kind: 'rows', rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) };
}

function placeOf(text: string, index: number): TextPlace {
  const before = text.slice(0, index).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
