import type { NodeKind, NodePosition } from '../../network/network.js';
import type { RawTable, Word } from '../rawNode.js';
import type { Extent } from '../tableElement.js';

/** A `<VARIABLE>`: a node without its table. */
export interface Variable {
  readonly offset: number;
  kind: NodeKind;
  name: string;
  states: Word[];
  properties: string[];
  closed: number;
}

/** A `<DEFINITION>`, or a `<PROBABILITY>` of version 0.2: the parents and the table of a variable. */
export interface Definition {
  readonly offset: number;
  /** Version 0.2 lists the node's own states in the outermost order. */
  readonly ownStateSlowest: boolean;
  of: Word | undefined;
  parents: Word[];
  table: RawTable | undefined;
  /** The extent of the table's element, and of what a table would follow. */
  tableExtent: Extent | undefined;
  neighbour: Extent | undefined;
  /** True where the table is given in another way than by its numbers. */
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

/** What a `TYPE` says; without one a variable is nature, as the format's grammar has it. */
export function variableKind(type: string): NodeKind {
  return kinds.get(type.trim().toLowerCase()) ?? 'unknown';
}

/** `position = (73, 165)`: a point, which JavaBayes, SamIam and Weka write. */
export function pointOf(properties: readonly string[]): NodePosition | undefined {
  for (const property of properties) {
    const match = /^position\s*=\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$/.exec(property);
    const left = Number(match?.[1]);
    const top = Number(match?.[2]);
    if (match && Number.isFinite(left) && Number.isFinite(top)) return { left, top, right: left, bottom: top };
  }
  return undefined;
}

/** A property that is a sentence for people, not a `key = value` for a program. */
export function descriptionOf(properties: readonly string[]): string {
  const words: string[] = [];
  for (const property of properties) {
    const match = /^([\w.-]+)\s*=([^]*)$/.exec(property);
    if (!match) words.push(property);
    else if (/^(?:description|summary|comment|note)$/i.test(match[1] ?? '')) words.push((match[2] ?? '').trim());
  }
  return words.filter((word) => word !== '').join('\n');
}
