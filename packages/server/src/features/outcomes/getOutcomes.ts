import { findOutcomes } from '../../ground/networks/findOutcomes.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { may } from '../../roles/rights.js';
import { presentOutcomes } from './presentOutcomes.js';

export const getOutcomes: Operation<'getOutcomes'> = async ({ path, caller: { user } }, { database }) => {
  const { network, role } = await requireNetwork(database, path.id, user, 'view');
  return presentOutcomes(await findOutcomes(database, network.id), may(role, 'describe'));
};
