import type { Permission } from '@credence/api-client';
import type { Reader } from '../database/database.js';
import { ApiError, type PlainCode } from '../platform/errors.js';
import { may, rights } from '../roles/rights.js';
import type { NetworkRole, Withheld } from '../roles/roles.js';
import { findNetwork, type NetworkOfUser } from './networks.js';

/** What people who lack the right are told, where there is more to say than that: the first that they may do decides. */
export type Refusals = readonly (readonly [Permission, PlainCode])[];

/**
 * The network, for somebody who may do this with it.
 * @throws ApiError network_not_found for an unknown id and for people without a tie alike; owner_only for a role
 *   that lacks, unless `refusals` says otherwise; numbers_sealed, owner_resets_only
 */
export async function requireNetwork(
  reader: Reader,
  networkId: string,
  user: { id: string },
  permission: Permission,
  refusals: Refusals = [],
): Promise<NetworkOfUser> {
  const found = requireRight(await findNetwork(reader, networkId, user.id), permission, refusals);
  const code = rights.whyNot(permission, found.role, found.state);
  if (code && atOnce.has(code)) throw new ApiError(code);
  return found;
}

/**
 * What is refused before anything is read. What a round forbids is refused by those who have locked the network: it may
 * open or close meanwhile, and who may change something reads it at any time.
 */
const atOnce: ReadonlySet<Withheld['code']> = new Set(['numbers_sealed', 'owner_resets_only']);

/** Refuses what the state of the network withholds. @throws ApiError as in the table `withheld` */
export function requireNow({ role, state }: Pick<NetworkOfUser, 'role' | 'state'>, permission: Permission): void {
  const code = rights.whyNot(permission, role, state);
  if (code) throw new ApiError(code);
}

/** The same for a network that was read already, with the person's role in it; undefined if there is none. */
export function requireRight<Found extends { readonly role: NetworkRole | undefined }>(
  found: Found | undefined,
  permission: Permission,
  refusals: Refusals = [],
): Found {
  const decision = found ? rights.decide(permission, found.role) : 'notFound';
  if (!found || decision === 'notFound') throw new ApiError('network_not_found');
  if (decision === 'forbidden') {
    const [, told] = refusals.find(([other]) => may(found.role, other)) ?? [];
    throw new ApiError(told ?? 'owner_only');
  }
  return found;
}
