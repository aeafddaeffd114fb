import { lineEndOf } from '../indentation.js';
import type { RawNode } from '../rawNode.js';
import type { Insertion } from '../tablePlace.js';
import type { ElviraNetwork } from './elviraNetwork.js';
import type { ElviraNode } from './node.js';
import type { Relation } from './relation.js';

/** What of a file is needed to write tables that are missing. */
export interface ElviraFile {
  readonly source: string;
  readonly lineEnd: string;
  /** Names as written, with their quotes, by id. */
  readonly written: ReadonlyMap<string, string>;
  /** Where a further relation goes: before the last brace. */
  readonly end: number;
}

/** What of a file is needed to write tables that are missing. */
export function fileOf({ nodes, end }: ElviraNetwork, source: string): ElviraFile {
  return {
    source,
    lineEnd: lineEndOf(source),
    written: new Map(nodes.map(({ id, written }) => [id, written])),
    end: behindText(source, end),
  };
}

/** The offset before the blanks that precede an offset. */
function behindText(source: string, offset: number): number {
  return source.slice(0, offset).trimEnd().length;
}

/** Where and how to write the table of a node that has none. */
export function insertion(
  node: ElviraNode,
  relation: Relation | undefined,
  parents: readonly RawNode[],
  { source, lineEnd, written, end }: ElviraFile,
): Insertion {
  const values: Insertion['text'] = (rows) => `${lineEnd}values = table (${rows.flat().join(' ')});`;
  const body: Insertion['text'] = (rows) => `{${values(rows)}${lineEnd}}`;
  if (!relation) {
    const names = [node.id, ...parents.map(({ id }) => id)].map((id) => written.get(id) ?? id).join(' ');
    return { start: end, end, text: (rows) => `${lineEnd}${lineEnd}relation ${names} ${body(rows)}` };
  }
  if (relation.values && 'opened' in relation.values) {
    const { opened } = relation.values;
    return { start: opened, end: opened, text: (rows) => rows.flat().join(' ') };
  }
  const { offset, isBrace } = relation.end;
  if (!isBrace) return { start: offset, end: offset + 1, text: (rows) => ` ${body(rows)}` };
  const at = behindText(source, offset);
  return { start: at, end: at, text: values };
}
