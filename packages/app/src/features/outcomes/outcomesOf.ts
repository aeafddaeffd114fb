import type { NetworkOutcomes, NetworkTables, NodeState, NodeWithTable } from '@credence/api-client';
import { isAbsence } from './isAbsence.js';

/**
 * What a network is to tell: what is named of it; without that, every node without children that can have numbers, in
 * its last state that is no absence. In networks of grades and stages that is the gravest.
 */
export function outcomesOf(
  { outcomes }: Pick<NetworkOutcomes, 'outcomes'>,
  { nodes }: Pick<NetworkTables, 'nodes'>,
): readonly NodeState[] {
  if (outcomes.length > 0) return outcomes;
  return lastNodes({ nodes }).map(({ id, vars }) => {
    const present = vars.findLastIndex((name) => !isAbsence(name));
    return { node: id, state: present === -1 ? vars.length - 1 : present };
  });
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
