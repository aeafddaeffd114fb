import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { markDeleted } from '../../ground/networks/networks.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { Operation } from '../../http/operation.js';
import { retention } from '../../platform/limits/retention.js';

/** Hides the network from everybody at once. Its data is kept until the retention period ends. */
export const deleteNetwork: Operation<'deleteNetwork'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'delete');
    const at = clock.now();
    await markDeleted(transaction, network.id, at);
    await recordEvent(transaction, { type: 'network_deleted', at, actor: user, networkId: network.id });
    return { success: true, restorableUntil: new Date(at.getTime() + retention.deletedNetworks).toISOString() };
  });
