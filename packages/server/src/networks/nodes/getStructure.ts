import type { StructureNode } from '@credence/api-client';
import type { Operation } from '../../http/operation.js';
import { requireNetwork } from '../requireNetwork.js';
import { listNodes, type NodeRow } from './nodes.js';
import { isNotAssessedReason } from './notAssessedText.js';

export const getStructure: Operation<'getStructure'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'view');
  const nodes = await listNodes(database, network.id);
  return { networkId: network.id, nodes: nodes.map(presentStructureNode) };
};

function presentStructureNode(node: NodeRow): StructureNode {
  const reason = node.notAssessed;
  return {
    id: node.key,
    name: node.fileId,
    display_name: node.displayName,
    kind: node.kind,
    parents: node.parents,
    ...(node.position ? { position: node.position } : {}),
    ...(reason !== null && isNotAssessedReason(reason) ? { reason } : {}),
  };
}
