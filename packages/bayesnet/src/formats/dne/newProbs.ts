import { lineStartBefore } from '../indentation.js';
import { nestedTable } from '../nestedTable.js';
import type { RawNode } from '../rawNode.js';
import type { Insertion } from '../tablePlace.js';
import { commentsIn } from '../text/commentsIn.js';
import type { NodeFields } from './fields.js';

/** Where and how to write a table that is missing: in place of an empty one, or behind the fields before it. */
export function newProbs(source: string, fields: NodeFields, parents: readonly RawNode[]): Insertion {
  const { neighbour, tables } = fields;
  const line = lineStartBefore(source, neighbour.start) || ' ';
  const text: Insertion['text'] = (rows) =>
    nestedTable(
      rows,
      parents.map(({ states }) => states.length),
      { number: ', ', column: `,${line === ' ' ? line : `${line}\t`}` },
    );
  const empty = tables.get('probs');
  if (empty) {
    const { start, end } = empty;
    return { start, end, text: (rows) => text(rows) + commentsIn(source, start, end) };
  }
  return {
    start: neighbour.end,
    end: neighbour.end,
    text: (rows) => `${line}probs = ${text(rows)};`,
  };
}
