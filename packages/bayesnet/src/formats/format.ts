import type { Network } from '../network/network.js';
import type { Problem } from '../problem.js';
import type { TablePlace } from './tablePlace.js';

/** Name of a format in the API and the database. */
export type FormatId = 'xdsl' | 'xmlbif';

/**
 * The new distribution of one column of a node's table, or undefined where the column stays as it is.
 * `column` counts from 0 in mixed-radix order of the parents' states: first parent slowest, last fastest.
 * The distribution has one probability for each of the node's states, in order, and sums to 1 within 1e-12.
 */
export type ColumnSource = (column: number) => readonly number[] | undefined;

/** New columns by node key. */
export type Tables = ReadonlyMap<string, ColumnSource>;

/** A file that was read: the network in it, and where its writer puts numbers. */
export interface NetworkDocument {
  readonly format: FormatId;
  readonly source: string;
  readonly network: Network;
  /** Where the tables of the assessed nodes stand in `source`, by node key. For `write`. */
  readonly places: ReadonlyMap<string, TablePlace>;
}

/** The result of reading: a document unless a problem is an error. */
export interface ReadResult {
  readonly document?: NetworkDocument;
  readonly problems: readonly Problem[];
}

/** One file format. */
export interface NetworkFormat {
  readonly id: FormatId;
  /** Without dot; the first is used for new files. */
  readonly extensions: readonly string[];
  /** True if the text looks like this format. Cheap, and never throws. */
  detect(source: string): boolean;
  /** Reads a file. What is wrong with it is in `problems`, with positions; never throws on bad input. */
  read(source: string): ReadResult;
  /**
   * The original text with the new columns in place; every other character is unchanged.
   * A node without numbers is written once every one of its columns has a distribution.
   *
   * @throws RangeError for a key that names no assessed node, and for a distribution that is none
   */
  write(document: NetworkDocument, tables: Tables): string;
}
