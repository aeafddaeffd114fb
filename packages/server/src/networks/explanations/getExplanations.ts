import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findNode } from '../nodes/requireNode.js';
import { requireNetwork } from '../requireNetwork.js';
import { presentExplanations } from './presentExplanations.js';

export const getExplanations: Operation<'getExplanations'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.networkId, user, 'view');
  const found = await findNode(database, network.id, path.nodeId);
  if (!found) throw new ApiError('node_not_found');
  return presentExplanations(found.node);
};
