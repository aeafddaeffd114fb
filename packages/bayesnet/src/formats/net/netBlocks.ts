import type { NodeKind } from '../../network/network.js';
import type { ReadNumbers, Word } from '../rawNode.js';
import type { Groups } from '../text/groups.js';

/** `node X { … }`, or one of the other kinds: what it is about, without its parents and numbers. */
export interface NodeBlock {
  readonly name: Word;
  /** Offset of its first word. */
  readonly offset: number;
  readonly kind: NodeKind;
  states: readonly Word[];
  /** The numbers that the states stand for; intervals have one more, the boundaries between them. */
  values: readonly Word[];
  /** The two coordinates of the picture, the second of which grows upwards. */
  position: readonly Word[];
  /** What else programs and people have noted, each as one text or word, by the name of the field. */
  readonly notes: Map<string, string>;
}

/** `potential (X | Y Z) { … }`: the parents and the numbers of a node. */
export interface PotentialBlock {
  readonly of: Word;
  /** Offset of its first word. */
  readonly offset: number;
  readonly parents: readonly Word[];
  /** The numbers, and the brackets around all of them. */
  data: (ReadNumbers & { readonly end: number; readonly groups: Groups }) | undefined;
  /** Whether there is an expression that says or makes the numbers. */
  hasExpression: boolean;
  /** The offset behind its last field, where another can be added. */
  fieldsEnd: number;
}
