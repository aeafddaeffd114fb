import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { isUuid } from '../../platform/isUuid.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { findMember, updateMember } from './members.js';

/** The owner removes a collaborator, or a collaborator withdraws. Their answers stay, under their name. */
export const removeCollaborator: Operation<'removeCollaborator'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const withdraws = path.userId === 'self' || path.userId === user.id;
    const { network } = withdraws
      ? await requireLockedNetwork(transaction, path.networkId, user, 'withdraw', [['hand_over', 'owner_withdraws']])
      : await requireLockedNetwork(transaction, path.networkId, user, 'share');
    const userId = withdraws ? user.id : path.userId;
    const member = isUuid(userId) ? await findMember(transaction, network.id, userId, 'withdraw') : undefined;
    if (!member) throw new ApiError('collaborator_not_found');
    const at = clock.now();
    await updateMember(transaction, member, { endedAt: at, ending: withdraws ? 'withdrawn' : 'removed' });
    await recordEvent(transaction, {
      type: 'collaborator_removed',
      at,
      actor: user,
      networkId: network.id,
      metadata: { userId, withdrawn: withdraws },
    });
    return { success: true, ...(withdraws ? {} : { message: 'Collaborator removed successfully' }) };
  });
