import type { Operation } from '../../http/operation.js';
import { mayNow } from '../../roles/rights.js';
import { requireNetwork } from '../requireNetwork.js';
import { findOutcomes } from './findOutcomes.js';
import { presentOutcomes } from './presentOutcomes.js';

export const getOutcomes: Operation<'getOutcomes'> = async ({ path, caller: { user } }, { database }) => {
  const { network, role, state } = await requireNetwork(database, path.id, user, 'view');
  return presentOutcomes(await findOutcomes(database, network.id), mayNow(role, state).includes('describe'));
};
