import type { StateInterval, NodeKind, NodePosition } from '../network/network.js';
import type { Runs, TableNumbers } from './numbers.js';
import type { ProblemList } from './problemList.js';
import type { Insertion, ListedColumns } from './tablePlace.js';

/** A word of the file and its position. */
export interface Word {
  readonly text: string;
  readonly offset: number;
}

/** A state as written in the file. */
export interface RawState extends Word {
  readonly interval?: StateInterval | undefined;
}

/** Numbers that were read on the way. */
export interface ReadNumbers {
  readonly numbers: TableNumbers;
  /** Offset of what holds them. */
  readonly offset: number;
}

/** A node's numbers as written in the file, not yet validated. */
export interface RawTable {
  /** The numbers, if they were read on the way, or else where they are. */
  readonly numbers?: TableNumbers | undefined;
  readonly runs?: Runs | undefined;
  /** Offset of what holds them. */
  readonly offset: number;
  /** True if the file writes them in a way that is not read: the table is kept as it is. */
  readonly unread?: boolean;
  /** True for what the file writes in place of the numbers of a column that cannot occur, or that nobody knows. */
  readonly isOpen?: (text: string) => boolean;
  /**
   * Which columns the file lists, if not all of them in ascending order, first parent slowest; undefined if that cannot
   * be told, which is then reported.
   */
  readonly listed?: (parents: readonly RawNode[], problems: ProblemList) => ListedColumns | undefined;
  /** True if the file lists every column, so that their number is known before their order, which takes memory. */
  readonly listsAll?: boolean;
}

/** The state of each column of a deterministic node; the numbers of a noisy-MAX, and the order of their columns. */
export interface RawGiven {
  readonly outcomes?: Runs | undefined;
  /** The place of the state that an outcome is, if the file may tell it otherwise than by its name. */
  readonly outcomeOf?: ((text: string) => number | undefined) | undefined;
  readonly parameters?: Runs | undefined;
  readonly strengths?: Runs | undefined;
}

/** A node as collected by a format's handlers, in the words of its file: nothing is resolved or validated yet. */
export interface RawNode {
  readonly id: string;
  readonly offset: number;
  readonly kind: NodeKind;
  readonly name?: string | undefined;
  readonly states: readonly RawState[];
  /** True if the format's programs write chance nodes with one state; these are kept but not asked. */
  readonly oneStateIsKept: boolean;
  readonly parents: readonly Word[];
  readonly ownStateSlowest: boolean;
  readonly table?: RawTable | undefined;
  /** What decides a node that is not assessed, as written in the file. */
  readonly given?: RawGiven | undefined;
  /** Where to insert a table if there is none; only computed when needed. */
  readonly insertion: (parents: readonly RawNode[]) => Insertion;
  readonly position?: NodePosition | undefined;
  readonly description?: string | undefined;
  /** Descriptions of states, by state. */
  readonly stateDescriptions?: ReadonlyMap<string, string> | undefined;
}
