import { withTransaction } from '../../database/withTransaction.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findExpert } from './findExpert.js';
import { takeBack } from './takeBack.js';

/** Takes an invitation back that nobody has accepted. Of one that was declined nothing is left to take back. */
export const cancelExpert: Operation<'cancelExpert'> = async ({ path, caller: { user } }, { database, clock }) => {
  await withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    if (expert.acceptedAt) throw new ApiError('has_accepted');
    if (expert.endedAt) return;
    await takeBack(transaction, expert, { actor: user, at: clock.now() });
  });
  return { success: true };
};
