import type { NodeKind, NodePosition } from '../network/network.js';
import type { Runs } from './numbers.js';
import type { InsertionPlace } from './tablePlace.js';

/** A word of the file and where it stands. */
export interface Word {
  readonly text: string;
  readonly offset: number;
}

/** The numbers of a node as the file has them, before anybody has looked at them. */
export interface RawTable {
  readonly runs: Runs;
  /** The element that holds them. */
  readonly offset: number;
}

/** A node as a format's handlers collected it, in the words of its file: nothing is resolved or checked yet. */
export interface RawNode {
  readonly id: string;
  readonly offset: number;
  readonly kind: NodeKind;
  readonly name?: string | undefined;
  readonly states: readonly Word[];
  /** True where the format's programs write chance nodes with one state, which are kept but not asked. */
  readonly oneStateIsKept: boolean;
  readonly parents: readonly Word[];
  readonly ownStateSlowest: boolean;
  readonly table?: RawTable | undefined;
  /** Where a table belongs if there is none; computed only when it is needed. */
  readonly insertion: () => Pick<InsertionPlace, 'start' | 'end' | 'before' | 'after'>;
  readonly position?: NodePosition | undefined;
  readonly description?: string | undefined;
}
