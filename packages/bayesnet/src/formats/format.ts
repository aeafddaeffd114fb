import type { Network, NetworkNode } from '../network/network.js';
import type { Problem } from '../problem.js';
import type { TablePlace } from './tablePlace.js';

/**
 * Returns the new distribution of one column of a node's table, or undefined to leave the column unchanged.
 * `column` counts from 0 in mixed-radix order of the parents' states: first parent slowest, last fastest.
 * The distribution has one probability for each of the node's states, in order, and sums to 1 within 1e-12.
 */
export type ColumnSource = (column: number) => readonly number[] | undefined;

/** New columns by node key. */
export type Tables = ReadonlyMap<string, ColumnSource>;

/** A parsed file: its network, and where the writer puts numbers. */
export interface NetworkDocument {
  /** The format's id. */
  readonly format: string;
  readonly source: string;
  readonly network: Network;
  /** Where the assessed nodes' tables are in `source`, by node key. For `write`. */
  readonly places: ReadonlyMap<string, TablePlace>;
}

/** The result of reading: a document unless a problem is an error. */
export interface ReadResult {
  readonly document?: NetworkDocument;
  readonly problems: readonly Problem[];
}

/** One file format. */
export interface NetworkFormat {
  /** Identifies the format in the API and the database. */
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  /** Without the dot; the first is used for new files. */
  readonly extensions: readonly string[];
  /** The media type of its files. */
  readonly mediaType: string;
  /** True if the text looks like this format. Cheap, and never throws. */
  detect(source: string): boolean;
  /** Reads a file. Everything wrong with it is in `problems`, with positions; never throws on bad input. */
  read(source: string): ReadResult;
  /**
   * The original text with the new columns in place; every other character is unchanged.
   * A node without numbers is only written once all of its columns have a distribution.
   *
   * @throws RangeError for a key that names no assessed node, and for an invalid distribution
   */
  write(document: NetworkDocument, tables: Tables): string;
  /** How a new file of this format is made; absent where we make none. */
  readonly making?: Making;
}

/** How a network becomes a new file. */
export interface Making {
  /** The text of the file. Every node has states and a table. */
  readonly create: (network: FullNetwork) => string;
  /** What the format has a place for, besides ids, states, parents and tables. */
  readonly carries: ReadonlySet<Detail>;
  /** The id of a node as it is written. */
  readonly nodeId: (id: string) => string;
  /** The id of a state as it is written. */
  readonly stateId: (id: string) => string;
  /** The most characters of either, if the format allows fewer than every reader takes. */
  readonly longestName?: number;
  /** The fewest states of a node, if it is more than one. */
  readonly fewestStates?: number;
  /** True if each column names the states of the parents that it is about. */
  readonly columnsNameStates?: true;
}

/**
 * What a file says of its nodes, and of the network itself, besides what is computed with. `names` are ids that may be too
 * long for a format.
 */
export type Detail =
  | 'display-names'
  | 'descriptions'
  | 'state-descriptions'
  | 'intervals'
  | 'positions'
  | 'names'
  | 'network-description';

/** A node with a table in full. */
export type FullNode = NetworkNode & Required<Pick<NetworkNode, 'cpt'>>;

/** A network in which every node has a table in full. */
export interface FullNetwork extends Network {
  readonly nodes: readonly FullNode[];
}
