import type { Collaborator } from '@credence/api-client';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { isOneOf } from '../database/isOneOf.js';
import { networkMembers, networks, users } from '../database/schema/index.js';
import { memberMay } from './whoMay.js';

/** A person, as shown in the lists of a network. */
export interface PersonRow {
  id: string;
  username: string;
  firstname: string;
  lastname: string;
}

export const personColumns = {
  id: users.id,
  username: users.username,
  firstname: users.firstname,
  lastname: users.lastname,
};

/** Everybody who works on these networks besides the owner, in the order of invitation. */
export async function listMembers(
  reader: Reader,
  networkIds: readonly string[],
): Promise<(PersonRow & { networkId: string })[]> {
  if (networkIds.length === 0) return [];
  return reader
    .select({ ...personColumns, networkId: networkMembers.networkId })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .where(and(isOneOf(networkMembers.networkId, networkIds), memberMay('see_people')))
    .orderBy(networkMembers.createdAt);
}

/** These people. */
export async function findPersons(reader: Reader, ids: readonly string[]): Promise<PersonRow[]> {
  return ids.length === 0 ? [] : reader.select(personColumns).from(users).where(isOneOf(users.id, ids));
}

export function presentPerson({ id, username, firstname, lastname }: PersonRow): Collaborator {
  return { id, username, firstname, lastname };
}

/** A person's name; empty if they gave none. */
export function nameOf({ firstname, lastname }: Pick<PersonRow, 'firstname' | 'lastname'>): string {
  return `${firstname} ${lastname}`.trim();
}

/** How many invitations wait for a person's answer. */
export async function countInvitations(reader: Reader, userId: string): Promise<number> {
  const [row] = await reader
    .select({ invitations: count() })
    .from(networkMembers)
    .innerJoin(networks, eq(networks.id, networkMembers.networkId))
    .where(and(eq(networkMembers.userId, userId), memberMay('answer_invitation'), isNull(networks.deletedAt)));
  return row?.invitations ?? 0;
}
