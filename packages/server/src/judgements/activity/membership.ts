import { and, asc, eq, max } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { events, invitations, networkMembers, users } from '../../database/schema/index.js';
import { type Assessment, personColumns, type PersonRow } from '../../networks/index.js';
import { may, roleOfMember } from '../../roles/rights.js';
import { type MemberWord, type RoleRow, roles } from '../../roles/roles.js';
import { ofAssessment } from './networkEvents.js';

/** A person's membership of a network, present or past. */
export interface Membership {
  /** Of the membership, or the invitation that became one. */
  id: string;
  userId: string;
  /** The address as it was invited; null where no invitation is kept. */
  address: string | null;
  role: MemberWord;
  /** What they are called in the activity. */
  part: NonNullable<RoleRow['part']>;
  /** Whether they ever accepted an invitation to the network. */
  hasJoined: boolean;
  createdAt: Date;
  endedAt: Date | null;
  ending: string | null;
  /** When all that they were invited for was answered. */
  finishedAt: Date | null;
}

/**
 * Everybody who was ever invited to work on the network together; a person's last membership counts. In the order of
 * invitation. Experts of a study answer alone, and are not among them.
 */
export async function listMemberships(reader: Reader, networkId: string): Promise<Membership[]> {
  const rows = await reader
    .select({
      id: networkMembers.id,
      userId: networkMembers.userId,
      role: networkMembers.role,
      createdAt: networkMembers.createdAt,
      endedAt: networkMembers.endedAt,
      ending: networkMembers.ending,
      address: invitations.address,
      finishedAt: invitations.finishedAt,
    })
    .from(networkMembers)
    .leftJoin(
      invitations,
      and(eq(invitations.networkId, networkMembers.networkId), eq(invitations.id, networkMembers.id)),
    )
    .where(eq(networkMembers.networkId, networkId))
    .orderBy(asc(networkMembers.createdAt), asc(networkMembers.id));
  const together = rows.flatMap((row) => {
    const { part }: RoleRow = roles[roleOfMember(row.role)];
    return part ? [{ ...row, part }] : [];
  });
  const joined = new Set(together.filter(({ role }) => may(roleOfMember(role), 'view')).map(({ userId }) => userId));
  return [...new Map(together.map((row) => [row.userId, { ...row, hasJoined: joined.has(row.userId) }])).values()];
}

/** When each person last did something in the network together with others, by their id. */
export async function lastSeenIn(reader: Reader, assessment: Assessment): Promise<Map<string, Date>> {
  const rows = await reader
    .select({ id: events.actorId, at: max(events.at) })
    .from(events)
    .where(ofAssessment(assessment))
    .groupBy(events.actorId);
  return new Map(rows.flatMap(({ id, at }) => (id && at ? [[id, at] as const] : [])));
}

/** These people, by id. `isErased` marks those whose account was deleted for good. */
export async function findPeople(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, PersonRow & { isErased: boolean }>> {
  const rows = await reader
    .select({ ...personColumns, purgedAt: users.purgedAt })
    .from(users)
    .where(isOneOf(users.id, ids));
  return new Map(rows.map(({ purgedAt, ...person }) => [person.id, { ...person, isErased: purgedAt !== null }]));
}
