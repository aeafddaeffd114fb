import { isDeepStrictEqual } from 'node:util';
import type { NodeTables } from './nodeTables.js';

/** A value that the tables hold otherwise than the events say. */
export interface Difference {
  /** Where it is: the table, the row's key and the column. */
  readonly at: readonly string[];
  /** Undefined where the tables lack it. */
  readonly held: unknown;
  /** Undefined where the events do not have it. */
  readonly replayed: unknown;
}

/** The first difference between the rows that a node has and those that its events make; undefined if they are equal. */
export const firstDifference = (held: NodeTables, replayed: NodeTables): Difference | undefined =>
  difference(held, replayed, []);

/** Lists are compared as one value: an answer is its whole list of sliders. */
function difference(held: unknown, replayed: unknown, at: readonly string[]): Difference | undefined {
  if (isDeepStrictEqual(held, replayed)) return undefined;
  if (!isRecord(held) || !isRecord(replayed)) return { at, held, replayed };
  for (const key of new Set([...Object.keys(held), ...Object.keys(replayed)])) {
    const found = difference(held[key], replayed[key], [...at, key]);
    if (found) return found;
  }
  return undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
