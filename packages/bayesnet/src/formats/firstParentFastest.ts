import { configurationCount } from '../cpt/configuration.js';
import type { ProblemList } from './problemList.js';
import type { RawNode } from './rawNode.js';
import type { Insertion } from './tablePlace.js';

/**
 * The columns of a table that lists them with the first parent varying fastest: each in our order, where the first
 * parent varies slowest. `counts` are the parents' numbers of states; their product must be one that can be allocated.
 */
export function firstParentFastest(counts: readonly number[]): Int32Array {
  let columns = Int32Array.of(0);
  for (const [parent, count] of counts.entries()) {
    const before = columns;
    const stride = configurationCount(counts.slice(parent + 1));
    columns = new Int32Array(before.length * count);
    for (let state = 0; state < count; state += 1) {
      const first = state * before.length;
      for (let place = 0; place < before.length; place += 1) {
        columns[first + place] = (before[place] ?? 0) + state * stride;
      }
    }
  }
  return columns;
}

/** A node whose file lists the columns of its table with the first parent varying fastest. */
export function withFirstParentFastest(node: RawNode): RawNode {
  if (node.parents.length < 2) return node;
  const columnsIn = (parents: readonly RawNode[]) => firstParentFastest(parents.map(({ states }) => states.length));
  const insertion = (parents: readonly RawNode[]): Insertion => {
    const at = node.insertion(parents);
    return { ...at, text: (rows) => at.text(Array.from(columnsIn(parents), (column) => rows[column] ?? [])) };
  };
  const { table } = node;
  if (!table) return { ...node, insertion };
  return {
    ...node,
    insertion,
    table: { ...table, listed: (parents) => ({ columns: columnsIn(parents) }), listsAll: true },
  };
}

/** Says that a program's file is read in its own order, at the first node that the order matters to. */
export function tellFirstParentFastest(nodes: readonly RawNode[], program: string, problems: ProblemList): void {
  const node = nodes.find(({ kind, parents }) => kind === 'chance' && parents.length > 1);
  if (!node) return;
  problems.warning({ code: 'other-order', params: { node: node.id, name: program }, offset: node.offset });
}
