import { eq } from 'drizzle-orm';
import { requireNetwork } from '../networks/requireNetwork.js';
import type { Transaction } from '../../database/database.js';
import { networks } from '../../database/schema/index.js';

/**
 * "Last Modified" is the last change of anything in the network by anyone. Whoever saves may have been removed, or the network
 * deleted, since the request was let in: asked again here, where neither can happen any more before the save stands.
 * @throws ApiError network_not_found
 */
export async function touchNetwork(
  transaction: Transaction,
  networkId: string,
  user: { id: string },
  at: Date,
): Promise<void> {
  await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, networkId));
  await requireNetwork(transaction, networkId, user, 'assess');
}
