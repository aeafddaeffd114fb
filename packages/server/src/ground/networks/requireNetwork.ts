import type { Reader } from '../../database/database.js';
import { ApiError, type ErrorCode } from '../../platform/errors.js';
import { decide, type NetworkAction, type Tie } from './networkPolicy.js';
import { findNetwork, type NetworkOfUser } from './networks.js';

/** Specific refusals for ties without the right, where the default says too little. */
export type Refusals = Readonly<Partial<Record<Tie, ErrorCode>>>;

/**
 * Finds the network for a person who may perform this action on it.
 * @throws ApiError network_not_found alike for an unknown id and for people without a tie; owner_only or forbidden for
 *   a role without the right, unless `refusals` overrides it
 */
export async function requireNetwork(
  reader: Reader,
  networkId: string,
  user: { id: string },
  action: NetworkAction,
  refusals: Refusals = {},
): Promise<NetworkOfUser> {
  const found = await findNetwork(reader, networkId, user.id);
  const decision = found ? decide(action, found.tie) : 'notFound';
  if (!found || decision === 'notFound') throw new ApiError('network_not_found');
  if (decision === 'forbidden')
    throw new ApiError(refusals[found.tie] ?? (found.tie === 'collaborator' ? 'owner_only' : 'forbidden'));
  return found;
}
