import { withTransaction } from '../../database/withTransaction.js';
import { findAccount } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findMember, updateMember } from './members.js';

/** Takes an invitation back that nobody has answered. */
export const cancelInvitation: Operation<'cancelInvitation'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.networkId, user, 'cancelInvitation');
    const invitee = await findAccount(transaction, path.username);
    const member = invitee && (await findMember(transaction, network.id, invitee.id));
    // The same whether there is such an account or not.
    if (!member) throw new ApiError('invitation_not_found');
    if (member.role === 'collaboration') throw new ApiError('already_collaborator');
    const at = clock.now();
    await updateMember(transaction, member, { endedAt: at, ending: 'cancelled' });
    await recordEvent(transaction, {
      type: 'invitation_cancelled',
      at,
      actor: user,
      networkId: network.id,
      metadata: { userId: member.userId },
    });
    return { success: true, message: 'Collaborator removed successfully' };
  });
