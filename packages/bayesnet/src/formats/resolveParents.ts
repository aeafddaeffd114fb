import { findCycle } from '../network/cycle.js';
import type { ProblemList } from './problemList.js';
import { quote } from './quote.js';
import type { RawNode, Word } from './rawNode.js';

/** Indices by id, and duplicates told. Case counts: real networks have ids that differ by nothing else. */
export function indexNodes(nodes: readonly RawNode[], problems: ProblemList): Map<string, number> {
  const indices = new Map<string, number>();
  for (const [index, { id, offset }] of nodes.entries()) {
    if (!indices.has(id)) indices.set(id, index);
    else {
      problems.error({
        code: 'duplicate-id',
        offset,
        node: id,
        message: (where) => `Two nodes have the id ${quote(id)}, the second on ${where}: give one of them another id.`,
      });
    }
  }
  return indices;
}

/** The parents of every node as indices; what cannot be resolved is told and left out. */
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
    // What an element of an unknown kind means by "parents" is not known either.
    if (node.kind === 'unknown' && (index === undefined || resolved.has(index))) continue;
    if (index === undefined) tellUnknown(node, parent, problems);
    else if (resolved.has(index)) {
      problems.error({
        code: 'duplicate-parent',
        offset: parent.offset,
        node: node.id,
        message: (where) =>
          `The node ${quote(node.id)} names the parent ${quote(parent.text)} twice (${where}): name it once.`,
      });
    } else resolved.add(index);
  }
  return [...resolved];
}

function tellUnknown(node: RawNode, parent: Word, problems: ProblemList): void {
  problems.error({
    code: 'unknown-parent',
    offset: parent.offset,
    node: node.id,
    message: (where) =>
      `The node ${quote(node.id)} has a parent ${quote(parent.text)} on ${where} that is not in the file: ` +
      'add that node or remove the parent.',
  });
}

function tellCycle(cycle: readonly number[], nodes: readonly RawNode[], problems: ProblemList): void {
  const first = nodes[cycle[0] ?? 0];
  if (!first) return;
  const names = cycle.slice(0, 5).map((index) => quote(nodes[index]?.id ?? ''));
  const way = [...names, cycle.length > 5 ? '…' : quote(first.id)].join(' → ');
  problems.error({
    code: 'cycle',
    offset: first.offset,
    node: first.id,
    message: (where) =>
      `The arcs run in a circle of ${cycle.length} ${cycle.length === 1 ? 'node' : 'nodes'}, ${way} (the first on ${where}): remove one of the arcs.`,
  });
}
