import type { NodeKind } from '../network/network.js';
import type { ProblemList } from './problemList.js';
import type { RawNode, Word } from './rawNode.js';

/** Kinds of nodes to which an arc means something else than a parent of a table. */
const others: readonly NodeKind[] = ['decision', 'utility', 'equation', 'unknown'];

/**
 * Tells of each arc to a chance node that its numbers know nothing of: whoever drew it means more than the file says.
 * `arcs` are the parents by the arcs of the file.
 */
export function tellLostArcs({ id, kind, parents }: RawNode, arcs: readonly Word[], problems: ProblemList): void {
  if (arcs.length === 0 || others.includes(kind)) return;
  const known = new Set(parents.map(({ text }) => text));
  for (const { text: parent, offset } of arcs) {
    if (!known.has(parent)) problems.warning({ code: 'arc-not-in-table', params: { node: id, parent }, offset });
  }
}
