import { findAccount } from '../../accounts/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { requireLockedNetwork } from '../requireLockedNetwork.js';
import { findListed } from './listedInvitation.js';
import { findMember, updateMember } from './members.js';
import { deleteWaiting, handOverWaiting } from './waitingInvitations.js';

const message = 'Collaborator removed successfully';

/** Cancels an invitation that has not been answered yet, of an account or of an address without one. Its link ends with it. */
export const cancelInvitation: Operation<'cancelInvitation'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.networkId, user, 'share');
    const at = clock.now();
    const event = { type: 'invitation_cancelled', at, actor: user, networkId: network.id } as const;
    const waited = await deleteWaiting(transaction, network.id, path.username);
    if (waited !== undefined) {
      await recordEvent(transaction, { ...event, metadata: { invitation: waited } });
      return { success: true, message };
    }
    const listed = await findListed(transaction, network.id, path.username);
    if (listed) {
      await updateMember(transaction, listed, { endedAt: at, ending: 'cancelled' });
      await recordEvent(transaction, { ...event, metadata: { invitation: listed.id } });
      await handOverWaiting(transaction, listed.user);
      return { success: true, message };
    }
    const invitee = await findAccount(transaction, path.username);
    if (invitee && (await findMember(transaction, network.id, invitee.id, 'view')))
      throw new ApiError('already_collaborator');
    // The same response whether or not there is such an account.
    throw new ApiError('invitation_not_found');
  });
