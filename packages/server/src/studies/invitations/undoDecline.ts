import { and, desc, eq } from 'drizzle-orm';
import { networkMembers } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { findNetwork, lockNetwork, requireRoom, updateMember } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { may, roleOfMember } from '../../roles/rights.js';

/** Milliseconds for which declining can be taken back. */
const regret = 86_400_000;

/** Opens an invitation again that this person declined a moment ago. */
export const undoDecline: Operation<'undoDecline'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    await lockNetwork(transaction, path.id);
    const network = (await findNetwork(transaction, path.id, user.id))?.network;
    const [last] = await transaction
      .select()
      .from(networkMembers)
      .where(and(eq(networkMembers.networkId, path.id), eq(networkMembers.userId, user.id)))
      .orderBy(desc(networkMembers.createdAt))
      .limit(1);
    if (!network || !last) throw new ApiError('network_not_found');
    // A press whose answer was lost is repeated.
    if (may(roleOfMember(last.role), 'answer_invitation') && last.endedAt === null) return { success: true };
    const at = clock.now();
    const isFresh = last.endedAt !== null && at.getTime() - last.endedAt.getTime() < regret;
    if (last.ending !== 'declined' || !isFresh) throw new ApiError('invitation_not_found');
    await requireRoom(transaction, network.id);
    await updateMember(transaction, last, { endedAt: null, ending: null });
    await recordEvent(transaction, { type: 'decline_undone', at, actor: user, networkId: network.id });
    return { success: true };
  });
