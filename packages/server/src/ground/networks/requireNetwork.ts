import type { Reader } from '../../database/database.js';
import { ApiError, type PlainCode } from '../../platform/errors.js';
import { decide, type NetworkAction, type Tie } from './networkPolicy.js';
import { findNetwork, type NetworkOfUser } from './networks.js';
import { mayReset } from './resetRule.js';

/** What a tie that lacks the right is told, where there is more to say than that. */
export type Refusals = Readonly<Partial<Record<Tie, PlainCode>>>;

/**
 * The network, for somebody who may do this with it.
 * @throws ApiError network_not_found for an unknown id and for people without a tie alike; owner_only for a role
 *   that lacks, unless `refusals` says otherwise; owner_resets_only where the owner keeps resetting to themselves
 */
export async function requireNetwork(
  reader: Reader,
  networkId: string,
  user: { id: string },
  action: NetworkAction,
  refusals: Refusals = {},
): Promise<NetworkOfUser> {
  const found = requireRight(await findNetwork(reader, networkId, user.id), action, refusals);
  if (action === 'reset' && !mayReset(found)) throw new ApiError('owner_resets_only');
  return found;
}

/** The same for a network that was read already, with the person's tie to it; undefined if there is none. */
export function requireRight<Found extends { readonly tie: Tie }>(
  found: Found | undefined,
  action: NetworkAction,
  refusals: Refusals = {},
): Found {
  const decision = found ? decide(action, found.tie) : 'notFound';
  if (!found || decision === 'notFound') throw new ApiError('network_not_found');
  if (decision === 'forbidden') throw new ApiError(refusals[found.tie] ?? 'owner_only');
  return found;
}
