import type { NodeCombinations } from '@credence/ui/screens';
import type { NodeAverage } from './readDashboard.js';

/**
 * Names for the bars of nodes. Nodes of different networks may share a name, and a node whose network was deleted has
 * only its id: these are told apart by their network.
 */
export function nameBars(
  nodes: readonly NodeAverage[],
  inNetwork: (node: string, networkId: string) => string,
): NodeCombinations[] {
  const called = ({ name, nodeId }: NodeAverage) => name ?? nodeId;
  const times = new Map<string, number>();
  for (const node of nodes) times.set(called(node), (times.get(called(node)) ?? 0) + 1);
  return nodes.map((node) => {
    const name = called(node);
    const ambiguous = node.name === undefined || (times.get(name) ?? 0) > 1;
    const full = ambiguous && node.networkId !== undefined ? inNetwork(name, node.networkId) : name;
    return { nodeId: node.nodeId, name: full, average: node.average };
  });
}
