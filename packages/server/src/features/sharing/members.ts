import { randomUUID } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { type MemberRole, networkMembers } from '../../database/schema/index.js';

export type MemberRow = typeof networkMembers.$inferSelect;
type Place = Pick<MemberRow, 'networkId' | 'id'>;

/** The ways in which people end a membership. */
export type Ending = 'declined' | 'cancelled' | 'removed' | 'withdrawn';

/** A person's active membership of somebody else's network. */
export async function findMember(
  reader: Reader,
  networkId: string,
  userId: string,
  role?: MemberRole,
): Promise<MemberRow | undefined> {
  const [row] = await reader
    .select()
    .from(networkMembers)
    .where(
      and(
        eq(networkMembers.networkId, networkId),
        eq(networkMembers.userId, userId),
        isNull(networkMembers.endedAt),
        role && eq(networkMembers.role, role),
      ),
    );
  return row;
}

/** The number of people with whom a network is shared, including unanswered invitations. */
export async function countMembers(reader: Reader, networkId: string): Promise<number> {
  const [row] = await reader
    .select({ members: count() })
    .from(networkMembers)
    .where(and(eq(networkMembers.networkId, networkId), isNull(networkMembers.endedAt)));
  return row?.members ?? 0;
}

export async function insertInvitation(
  transaction: Transaction,
  { networkId, userId, invitedBy, at }: { networkId: string; userId: string; invitedBy: string; at: Date },
): Promise<void> {
  await transaction
    .insert(networkMembers)
    .values({ networkId, id: randomUUID(), userId, role: 'invitation', invitedBy, createdAt: at });
}

export async function updateMember(
  transaction: Transaction,
  { networkId, id }: Place,
  change: { role: 'collaboration'; acceptedAt: Date } | { endedAt: Date; ending: Ending },
): Promise<void> {
  await transaction
    .update(networkMembers)
    .set(change)
    .where(and(eq(networkMembers.networkId, networkId), eq(networkMembers.id, id)));
}
