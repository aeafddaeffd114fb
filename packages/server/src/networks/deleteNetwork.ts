import { withTransaction } from '../database/withTransaction.js';
import type { Operation } from '../http/operation.js';
import { recordEvent } from '../platform/events/events.js';
import { retention } from '../platform/limits/retention.js';
import { markDeleted } from './networks.js';
import { requireLockedNetwork } from './requireLockedNetwork.js';

/** Hides the network from everybody at once. Its data is kept until the retention period ends. */
export const deleteNetwork: Operation<'deleteNetwork'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'delete');
    const at = clock.now();
    await markDeleted(transaction, network.id, at);
    await recordEvent(transaction, { type: 'network_deleted', at, actor: user, networkId: network.id });
    return { success: true, restorableUntil: new Date(at.getTime() + retention.deletedNetworks).toISOString() };
  });
