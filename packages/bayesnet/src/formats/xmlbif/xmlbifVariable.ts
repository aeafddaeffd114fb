import type { NodeKind } from '../../network/network.js';
import type { RawTable, Word } from '../rawNode.js';
import type { Extent } from '../tableElement.js';

/** A `<VARIABLE>`: a node without its table. */
export interface XmlbifVariable {
  readonly offset: number;
  kind: NodeKind;
  name: string;
  states: Word[];
  properties: string[];
  closed: number;
}

/** A `<DEFINITION>`, or a `<PROBABILITY>` of version 0.2: the parents and the table of a variable. */
export interface XmlbifDefinition {
  readonly offset: number;
  /** True in version 0.2, which lists the node's own states outermost. */
  readonly ownStateSlowest: boolean;
  of: Word | undefined;
  parents: Word[];
  table: RawTable | undefined;
  /** The extent of the table's element, and of the element that a table would follow. */
  tableExtent: Extent | undefined;
  neighbour: Extent | undefined;
  /** True if the table is given in some way other than a list of numbers. */
  opaque: boolean;
}

const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['', 'chance'],
  ['nature', 'chance'],
  ['chance', 'chance'],
  ['discrete', 'chance'],
  ['decision', 'decision'],
  ['utility', 'utility'],
]);

/** The kind for a `TYPE`; without one a variable is nature, as the format's grammar says. */
export function variableKind(type: string): NodeKind {
  return kinds.get(type.trim().toLowerCase()) ?? 'unknown';
}
