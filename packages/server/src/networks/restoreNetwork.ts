import { lockUser } from '../accounts/index.js';
import { withTransaction } from '../database/withTransaction.js';
import type { Operation } from '../http/operation.js';
import { recordEvent } from '../platform/events/events.js';
import { retention } from '../platform/limits/retention.js';
import { requireRoom } from './files/uploadQuota.js';
import { findDeletedNetwork, lockNetwork, markDeleted } from './networks.js';
import { requireNetwork, requireRight } from './requireNetwork.js';

/** Restores a deleted network with its answers and collaborators. Does nothing if it is not deleted. */
export const restoreNetwork: Operation<'restoreNetwork'> = ({ path, caller: { user } }, { database, clock, config }) =>
  withTransaction(database, async (transaction) => {
    await lockUser(transaction, user.id);
    await lockNetwork(transaction, path.id);
    const at = clock.now();
    const since = new Date(at.getTime() - retention.deletedNetworks);
    const found = await findDeletedNetwork(transaction, { networkId: path.id, userId: user.id, since });
    if (!found) {
      await requireNetwork(transaction, path.id, user, 'delete');
      return { success: true };
    }
    const { network } = requireRight(found, 'delete', [['view', 'network_not_found']]);
    await requireRoom(transaction, { user, size: network.size, quotas: config.quotas });
    await markDeleted(transaction, network.id, null);
    await recordEvent(transaction, { type: 'network_restored', at, actor: user, networkId: network.id });
    return { success: true };
  });
