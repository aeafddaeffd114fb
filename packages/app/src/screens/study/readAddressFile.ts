import { splitAddresses } from '@credence/ui/screens';

/** Bytes of a file of addresses. */
const largest = 1_000_000;

/** Characters that are kept of a cell: longer ones cannot be right, and are shown as such. */
const longest = 300;

/** What is in a file: addresses as they are written, right or not, or why there are none. */
export type FoundAddresses =
  | { readonly kind: 'addresses'; readonly addresses: readonly string[] }
  | { readonly kind: 'too-large' | 'unreadable' };

/** Reads the addresses of a CSV file, in whichever column they are. Nothing in it is run, followed or kept. */
export async function readAddressFile(file: Blob): Promise<FoundAddresses> {
  if (file.size > largest) return { kind: 'too-large' };
  try {
    const text = decode(new Uint8Array(await file.arrayBuffer()));
    return text === undefined ? { kind: 'unreadable' } : { kind: 'addresses', addresses: addressesIn(text) };
  } catch {
    // A file that was moved or is locked.
    return { kind: 'unreadable' };
  }
}

/** UTF-8, what spreadsheets call Unicode (UTF-16 with its mark), else Latin-1. Undefined for what is no text. */
export function decode(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\0') ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/**
 * The addresses in a table: every cell with an @, and what else stands in the column that has most of them, because it was
 * meant to be one; its heading is not.
 */
export function addressesIn(text: string): string[] {
  const rows = rowsOf(text, separatorOf(text));
  const column = fullestColumn(rows);
  return rows.flatMap((row, line) =>
    row.flatMap((cell, at) => {
      const isHeading = line === 0 && !cell.includes('@');
      if (!cell.includes('@') && (at !== column || isHeading)) return [];
      return splitAddresses(cell.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')).map((piece) => piece.slice(0, longest));
    }),
  );
}

/** Of as many, the one first that is least often text. */
const separators = ['\t', ';', ','] as const;

/** The separator that there is most of outside quotation marks. */
function separatorOf(text: string): string {
  const bare = text.replaceAll(/"[^"]*"/g, '');
  const count = (separator: string) => bare.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0]!;
}

/** The cells of each row. In quotation marks separators and line ends are text, and two marks are one. */
function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    rows.at(-1)!.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]!;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}

/** The place of the column with most addresses; undefined where there is none. */
function fullestColumn(rows: readonly (readonly string[])[]): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [at, cell] of row.entries()) if (cell.includes('@')) counts.set(at, (counts.get(at) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
