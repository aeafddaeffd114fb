import { limits } from '../network/limits.js';
import type { NetworkDocument } from './format.js';

/** A table that a file has, or may get. */
export interface SizedTable {
  /** That of its node. */
  readonly key: string;
  /** How many numbers it has: states times columns. */
  readonly numbers: number;
  /** Whether the file has it already. It can always be replaced. */
  readonly isThere: boolean;
}

/** The tables of all nodes that are assessed. */
export function tablesOf({ places }: Pick<NetworkDocument, 'places'>): SizedTable[] {
  return [...places].map(([key, { kind, states, columns }]) => ({
    key,
    numbers: states * columns,
    isThere: kind === 'numbers',
  }));
}

/**
 * The keys of the tables that cannot be written into a file: beside those that it has there is room for so many numbers, and
 * the smallest come first. With more of them, the file could not be read again.
 *
 * @param tables all of one file, in any order
 */
export const tooLargeForFile = (tables: readonly SizedTable[]): ReadonlySet<string> => beyond(tables, limits.numbers);

/** The keys of the tables for which there is no room, with so much of it for all. */
export function beyond(tables: readonly SizedTable[], room: number): ReadonlySet<string> {
  let left = room;
  for (const { numbers, isThere } of tables) if (isThere) left -= numbers;
  const missing = tables.filter(({ isThere }) => !isThere).toSorted(bySize);
  const found = new Set<string>();
  for (const { key, numbers } of missing) {
    if (numbers <= left) left -= numbers;
    else found.add(key);
  }
  return found;
}

/** The smallest first; of equal ones `n2` before `n10`, so that the order of the list decides nothing. */
function bySize(one: SizedTable, other: SizedTable): number {
  return one.numbers - other.numbers || one.key.length - other.key.length || (one.key < other.key ? -1 : 1);
}
