import type { NetworkOutcomes, NetworkTables, NodeState } from '@credence/api-client';

/** The outcomes that are named; without any, the first state of every node that has numbers and no children. */
export function outcomesOf(
  { outcomes }: Pick<NetworkOutcomes, 'outcomes'>,
  { nodes }: NetworkTables,
): readonly NodeState[] {
  if (outcomes.length > 0) return outcomes;
  const parents = new Set(nodes.flatMap((node) => node.parents));
  return nodes
    .filter(
      ({ id, vars, table }) =>
        !parents.has(id) && vars.length > 0 && (table.kind !== 'none' || table.reason === 'open'),
    )
    .map(({ id }) => ({ node: id, state: 0 }));
}
