import { and, eq, exists, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { networkMembers, networks } from '../database/schema/index.js';
import { rights } from '../roles/rights.js';
import { type AnyPermission, grantedRoles, type MemberWord } from '../roles/roles.js';

type Rights = Pick<typeof rights, 'may' | 'memberWords'>;

/** Selects the members who may do this now: their membership has not ended and its role permits it. */
export const memberMay = (permission: AnyPermission, of: Rights = rights): SQL | undefined =>
  and(roleMay(permission, of), isNull(networkMembers.endedAt));

/** The same, whether or not the membership has ended since. */
export const roleMay = (permission: AnyPermission, of: Rights = rights): SQL =>
  inArray(networkMembers.role, of.memberWords(permission) as MemberWord[]);

/** Selects the networks with which a person may do this. */
export function networkFor(userId: string, permission: AnyPermission, of: Rights = rights): SQL {
  const isShared = sql`(select from ${networkMembers} where ${networkMembers.networkId} = ${networks.id}
    and ${networkMembers.userId} = ${userId} and ${memberMay(permission, of)})`;
  return (
    or(
      of.may(grantedRoles.byUpload, permission) ? eq(networks.ownerId, userId) : undefined,
      of.memberWords(permission).length > 0 ? exists(isShared) : undefined,
    ) ?? sql`false`
  );
}
