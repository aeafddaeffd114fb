import { decodeText } from '../../ground/tables/decodeText.js';
import { type FoundRows, rowsOf, type TableRow } from '../../ground/tables/textRows.js';
import { checkAddresses } from './address-chips/checkAddresses.js';
import { splitAddresses } from './address-chips/splitAddresses.js';

/** Bytes of a file of addresses, or signs of a pasted table. */
const largest = 1_000_000;

/** Lines of a table of addresses: a hundred are asked at once, and a list of participants has more. */
export const mostLines = 1_000;

/** Characters that are kept of a cell: longer ones cannot be right, and are shown as such. */
const longest = 300;

/** What is in a table: addresses as they are written, right or not, or why there are none. */
export type FoundAddresses =
  | {
      readonly kind: 'addresses';
      readonly addresses: readonly string[];
      /** The lines in which somebody stands, but no complete e-mail address. */
      readonly without: readonly number[];
    }
  | { readonly kind: 'too-large' | 'unreadable' }
  | Exclude<FoundRows, { kind: 'rows' }>;

/** Reads the addresses of a CSV file, as REDCap or a spreadsheet writes one. Nothing else in it is kept, run or followed. */
export async function readAddressFile(file: Blob): Promise<FoundAddresses> {
  if (file.size > largest) return { kind: 'too-large' };
  try {
    return await readAddressTable(decodeText(new Uint8Array(await file.arrayBuffer())));
  } catch {
    // A file that was moved or is locked.
    return { kind: 'unreadable' };
  }
}

/** Reads the addresses of a table that was copied somewhere. */
export async function readAddressTable(text: string): Promise<FoundAddresses> {
  if (text.length > largest) return { kind: 'too-large' };
  const found = await rowsOf(text, mostLines);
  return found.kind === 'rows' ? { kind: 'addresses', ...addressesIn(found.rows) } : found;
}

/** Whether a pasted text is a table, and not addresses one after the other: cells of a spreadsheet, or below a heading. */
export function isTable(text: string): boolean {
  const [first = '', ...rest] = text.trim().split('\n');
  return text.includes('@') && (text.includes('\t') || (rest.length > 0 && !first.includes('@')));
}

/** "Participant E-mail Address", `email`, "E-Mail-Adresse" */
const HEADING = /^(?:participant)?e?mail(?:adress(?:en?|es)?|address(?:es)?|s)?$/;

/**
 * The addresses below the heading that says so, and there what cannot be one, because it was meant to be. Without such a
 * heading: every cell with an @, and what else stands in the column that has most of them, but no heading.
 */
function addressesIn(rows: readonly TableRow[]): { addresses: string[]; without: number[] } {
  const [first] = rows;
  const named = first?.cells.findIndex((cell) => HEADING.test(cell.toLowerCase().replaceAll(/[^\p{L}@]/gu, ''))) ?? -1;
  const isHeaded = named >= 0 || !first?.cells.some((cell) => cell.includes('@'));
  const column = named >= 0 ? named : fullestColumn(rows);
  const isAsked = (cell: string, at: number) => at === column || (named < 0 && cell.includes('@'));
  const found = (isHeaded ? rows.slice(1) : rows).map(({ line, cells }) => ({
    line,
    pieces: cells.filter(isAsked).flatMap(piecesOf),
  }));
  return {
    addresses: found.flatMap(({ pieces }) => pieces),
    without: found.filter(({ pieces }) => !pieces.some(mayBeAddress)).map(({ line }) => line),
  };
}

const piecesOf = (cell: string): string[] =>
  splitAddresses(cell.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')).map((piece) => piece.slice(0, longest));

const mayBeAddress = (piece: string): boolean => checkAddresses([piece])[0]?.kind !== 'wrong';

/** The place of the column with most addresses; undefined where there is none. */
function fullestColumn(rows: readonly TableRow[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) if (cell.includes('@')) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
