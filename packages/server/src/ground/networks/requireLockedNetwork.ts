import type { Transaction } from '../../database/database.js';
import type { NetworkAction } from './networkPolicy.js';
import { lockNetwork, type NetworkOfUser } from './networks.js';
import { type Refusals, requireNetwork } from './requireNetwork.js';

/**
 * As requireNetwork, and until the transaction ends nobody else deletes the network, or changes who works on it or what they
 * saved: of two that meet, the second sees what the first did.
 */
export async function requireLockedNetwork(
  transaction: Transaction,
  networkId: string,
  user: { id: string },
  action: NetworkAction,
  refusals?: Refusals,
): Promise<NetworkOfUser> {
  await lockNetwork(transaction, networkId);
  return requireNetwork(transaction, networkId, user, action, refusals);
}
