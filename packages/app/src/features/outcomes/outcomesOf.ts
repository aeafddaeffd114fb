import type { NetworkOutcomes, NetworkTables, NodeState, NodeWithTable } from '@credence/api-client';

/**
 * What a network is to tell: what is named of it; without that, every node without children that can have numbers, in
 * its last state. In networks of grades and stages that is the gravest, and of two states either says the same.
 */
export function outcomesOf(
  { outcomes }: Pick<NetworkOutcomes, 'outcomes'>,
  { nodes }: Pick<NetworkTables, 'nodes'>,
): readonly NodeState[] {
  if (outcomes.length > 0) return outcomes;
  return lastNodes({ nodes }).map(({ id, vars }) => ({ node: id, state: vars.length - 1 }));
}

/** The nodes that can have numbers, and on which no other such node depends. */
export function lastNodes({ nodes }: Pick<NetworkTables, 'nodes'>): readonly NodeWithTable[] {
  const known = nodes.filter(hasDistribution);
  const parents = new Set(known.flatMap((node) => node.parents));
  return known.filter(({ id }) => !parents.has(id));
}

/** Whether a node has probabilities, or is to get some. */
export const hasDistribution = ({ vars, table }: NodeWithTable): boolean =>
  vars.length > 0 && (table.kind !== 'none' || table.reason === 'open');
