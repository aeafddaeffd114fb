import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { requireLockedNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { findExpert } from './findExpert.js';
import { takeBack } from './takeBack.js';

/** Takes an invitation back that nobody has accepted. Of one that was declined nothing is left to take back. */
export const cancelExpert: Operation<'cancelExpert'> = async ({ path, caller: { user } }, { database, clock }) => {
  await withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const at = clock.now();
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    if (expert.acceptedAt) throw new ApiError('has_accepted');
    await requireAct(transaction, 'cancel_invitation', {
      found: await findStudy(transaction, networkId),
      by: 'run_study',
      at,
    });
    if (expert.endedAt) return;
    await takeBack(transaction, expert, { actor: user, at });
  });
  return { success: true };
};
