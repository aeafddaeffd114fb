import type { Permission } from '@credence/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { networkMembers, waitingInvitations } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import { memberMay } from '../whoMay.js';

export type MemberRow = typeof networkMembers.$inferSelect;
type Place = Pick<MemberRow, 'networkId' | 'id'>;

/** The ways in which people end a membership. */
export type Ending = 'declined' | 'cancelled' | 'removed' | 'withdrawn';

/** A person's active membership of somebody else's network, if it permits this. */
export async function findMember(
  reader: Reader,
  networkId: string,
  userId: string,
  permission?: Permission,
): Promise<MemberRow | undefined> {
  const [row] = await reader
    .select()
    .from(networkMembers)
    .where(
      and(
        eq(networkMembers.networkId, networkId),
        eq(networkMembers.userId, userId),
        isNull(networkMembers.endedAt),
        permission && memberMay(permission),
      ),
    );
  return row;
}

/** Maximum number of people with whom a network is shared, including unanswered invitations. */
const mostMembers = 100;

/** Makes sure that one more person can be invited. @throws ApiError too_many_collaborators */
export async function requireRoom(reader: Reader, networkId: string): Promise<void> {
  const members = await reader.$count(
    networkMembers,
    and(eq(networkMembers.networkId, networkId), isNull(networkMembers.endedAt)),
  );
  const waiting = await reader.$count(waitingInvitations, eq(waitingInvitations.networkId, networkId));
  if (members + waiting >= mostMembers) throw new ApiError('too_many_collaborators', { limit: mostMembers });
}

export async function insertInvitation(
  transaction: Transaction,
  { at, ...member }: { networkId: string; id: string; userId: string; invitedBy: string; at: Date },
): Promise<void> {
  await transaction
    .insert(networkMembers)
    .values({ ...member, role: roles[grantedRoles.byInvitation].member, createdAt: at });
}

export async function updateMember(
  transaction: Transaction,
  { networkId, id }: Place,
  change:
    | { role: MemberRow['role']; acceptedAt: Date }
    | { endedAt: Date; ending: Ending }
    | { endedAt: null; ending: null },
): Promise<void> {
  await transaction
    .update(networkMembers)
    .set(change)
    .where(and(eq(networkMembers.networkId, networkId), eq(networkMembers.id, id)));
}
