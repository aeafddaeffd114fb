import type { Permission } from '@credence/api-client';
import type { Transaction } from '../database/database.js';
import { lockNetwork, type NetworkOfUser } from './networks.js';
import { type Refusals, requireNetwork, requireNow } from './requireNetwork.js';

/**
 * Like requireNetwork, but until the transaction ends nobody else can delete the network or change its members or their
 * saved data. Of two concurrent calls, the second sees the result of the first.
 */
export async function requireLockedNetwork(
  transaction: Transaction,
  networkId: string,
  user: { id: string },
  permission: Permission,
  refusals?: Refusals,
): Promise<NetworkOfUser> {
  await lockNetwork(transaction, networkId);
  const found = await requireNetwork(transaction, networkId, user, permission, refusals);
  requireNow(found, permission);
  return found;
}
