import { lineStartBefore } from '../indentation.js';
import type { RawNode } from '../rawNode.js';
import type { Insertion } from '../tablePlace.js';
import type { NodeFields } from './fields.js';

/** Where and how to write a table that is missing: in place of an empty one, or behind the fields before it. */
export function newProbs(source: string, fields: NodeFields, parents: readonly RawNode[]): Insertion {
  const { neighbour, tables } = fields;
  const line = lineStartBefore(source, neighbour.start) || ' ';
  const text: Insertion['text'] = (rows) => nested(rows, parents, line === ' ' ? line : `${line}\t`);
  const empty = tables.get('probs');
  if (empty) return { start: empty.start, end: empty.end, text };
  return {
    start: neighbour.end,
    end: neighbour.end,
    text: (rows) => `${line}probs = ${text(rows)};`,
  };
}

/** A bracket for each state of each parent, the first outermost, and one for each column. */
function nested(rows: readonly (readonly string[])[], parents: readonly RawNode[], line: string): string {
  let product = 1;
  const spans = parents.toReversed().map(({ states }) => (product *= states.length));
  return rows
    .map((row, index) => {
      const opening = spans.filter((span) => index % span === 0).length;
      const closing = spans.filter((span) => (index + 1) % span === 0).length;
      return `${'('.repeat(opening + 1)}${row.join(', ')}${')'.repeat(closing + 1)}`;
    })
    .join(`,${line}`);
}
