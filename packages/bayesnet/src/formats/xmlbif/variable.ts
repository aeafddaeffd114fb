import type { NodeKind, NodePosition } from '../../network/network.js';
import { describes, readsAsSentence } from '../describes.js';
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

/** `position = (73, 165)`: a point, as written by JavaBayes, SamIam and Weka. */
export function readPosition(properties: readonly string[]): NodePosition | undefined {
  for (const property of properties) {
    const match = /^position\s*=\s*\(\s*(-?[\d.]+)\s*,\s*(-?[\d.]+)\s*\)$/.exec(property);
    const left = Number(match?.[1]);
    const top = Number(match?.[2]);
    if (match && Number.isFinite(left) && Number.isFinite(top)) return { left, top, right: left, bottom: top };
  }
  return undefined;
}

/** `key = value`, as programs write a property. */
const assignment = /^([^=]+?)\s*=([^]*)$/;

/** The properties that are sentences for people, not a `key = value` for a program. */
export function descriptionOf(properties: readonly string[]): string {
  const told: string[] = [];
  const sentences: string[] = [];
  for (const property of properties) {
    const [, key = '', value = ''] = /^[\w.-]+\s*=/.test(property) ? (assignment.exec(property) ?? []) : [];
    if (key === '') told.push(property);
    else if (describes(key)) told.push(value.trim());
    else if (readsAsSentence(key, value)) sentences.push(value.trim());
  }
  const words = told.filter((word) => word !== '');
  return (words.length > 0 ? words : sentences).join('\n');
}

/** The properties `state = text` of a variable, by state. */
export function stateDescriptionsOf(properties: readonly string[], states: readonly Word[]): Map<string, string> {
  const names = new Set(states.map(({ text }) => text));
  const descriptions = new Map<string, string>();
  for (const property of properties) {
    const [, key = '', value = ''] = assignment.exec(property) ?? [];
    if (names.has(key) && value.trim() !== '') descriptions.set(key, value.trim());
  }
  return descriptions;
}
