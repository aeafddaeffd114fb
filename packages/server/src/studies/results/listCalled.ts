import type { Reader } from '../../database/database.js';
import { isNameless, listNodes, type NetworkRow, type NodeRow } from '../../networks/index.js';

/**
 * The nodes of a network, in file order, for what is taken home of a study: called as in the file, which other programs
 * know; of a file without names, as its owner calls them, because a number says nothing.
 */
export async function listCalled(reader: Reader, network: Pick<NetworkRow, 'id' | 'warnings'>): Promise<NodeRow[]> {
  const nodes = await listNodes(reader, network.id);
  if (!isNameless(network)) return nodes;
  return nodes.map((node) => ({ ...node, file: { ...node.file, displayName: node.displayName, states: node.states } }));
}
