import { findCycle } from '../network/cycle.js';
import type { ProblemList } from './problemList.js';
import type { RawNode, Word } from './rawNode.js';

/** Node indices by id; duplicates are reported. Case counts: real networks have ids that differ only in case. */
export function indexNodes(nodes: readonly RawNode[], problems: ProblemList): Map<string, number> {
  const indices = new Map<string, number>();
  for (const [index, { id, offset }] of nodes.entries()) {
    if (!indices.has(id)) indices.set(id, index);
    else {
      problems.error({
        code: 'duplicate-id',
        params: { node: id },
        offset,
      });
    }
  }
  return indices;
}

/** The parents of every node as indices; unresolvable ones are reported and left out. */
export function resolveParents(
  nodes: readonly RawNode[],
  indices: ReadonlyMap<string, number>,
  problems: ProblemList,
): number[][] {
  const parents = nodes.map((node) => resolve(node, indices, problems));
  const cycle = findCycle(parents);
  if (cycle) tellCycle(cycle, nodes, problems);
  return parents;
}

function resolve(node: RawNode, indices: ReadonlyMap<string, number>, problems: ProblemList): number[] {
  const resolved = new Set<number>();
  for (const parent of node.parents) {
    const index = indices.get(parent.text);
    // We cannot know what an element of unknown kind means by "parents".
    if (node.kind === 'unknown' && (index === undefined || resolved.has(index))) continue;
    if (index === undefined) tellUnknown(node, parent, problems);
    else if (resolved.has(index)) {
      problems.error({
        code: 'duplicate-parent',
        params: { node: node.id, parent: parent.text },
        offset: parent.offset,
      });
    } else resolved.add(index);
  }
  return [...resolved];
}

function tellUnknown(node: RawNode, parent: Word, problems: ProblemList): void {
  problems.error({
    code: 'unknown-parent',
    params: { reason: 'parent', node: node.id, parent: parent.text },
    offset: parent.offset,
  });
}

function tellCycle(cycle: readonly number[], nodes: readonly RawNode[], problems: ProblemList): void {
  const first = nodes[cycle[0] ?? 0];
  if (!first) return;
  problems.error({
    code: 'cycle',
    params: { nodes: cycle.slice(0, 5).map((index) => nodes[index]?.id ?? ''), found: cycle.length },
    offset: first.offset,
  });
}
