import type { components } from '@credence/api-client';
import { eq, sql, and, asc, gt } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { studies, studyRounds, users, events, networkMembers } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { grantedRoles } from '../../roles/roles.js';
import { listMembers, presentPerson, nameOf, personColumns } from '../people.js';
import { hasDeputy } from '../sharing/deputyColumns.js';
import { listInvited } from '../sharing/invitedPeople.js';
import { lastVisits } from './lastVisits.js';
import { listOwned } from './networkLists.js';
import { presentEntry } from './presentEntry.js';

/** The caller's own networks. */
export const listNetworks: Operation<'listNetworks'> = async ({ caller: { user } }, { database, clock }) => {
  const owned = await listOwned(database, user.id);
  const ids = owned.map(({ id }) => id);
  const [members, invited, visited, handedOver, fates] = await Promise.all([
    listMembers(database, ids),
    listInvited(database, ids),
    lastVisits(database, user.id, ids),
    handOversTo(database, user.id, clock.now()),
    withoutOwnerOf(database, ids),
  ]);
  // A map, because there may be thousands of look-ups.
  const last = new Map(visited.map((visit) => [visit.networkId, visit]));
  const tied = Map.groupBy(members, ({ networkId }) => networkId);
  const networks = owned.map((network) => {
    const own = tied.get(network.id) ?? [];
    const handOver = handedOver.get(network.id);
    const withoutOwner = fates.get(network.id);
    return {
      ...presentEntry(network, grantedRoles.byUpload, last.get(network.id)),
      ...(handOver ? { handedOver: handOver } : {}),
      ...(withoutOwner ? { withoutOwner } : {}),
      collaborators: own.map(presentPerson),
      invited_collaborators: invited.get(network.id) ?? [],
    };
  });
  return { hasNetworks: networks.length > 0, networks };
};

type WithoutOwner = components['schemas']['WithoutOwner'];

/** What becomes of those of these networks that are studies once the account of their owner is deleted, by network id. */
async function withoutOwnerOf(reader: Reader, ids: readonly string[]): Promise<Map<string, WithoutOwner>> {
  const rows = await reader
    .select({
      networkId: studies.networkId,
      hasDeputy: sql<boolean>`coalesce(${hasDeputy}, false)`,
      hasRound: sql<boolean>`exists (select from ${studyRounds} where ${studyRounds.networkId} = ${studies.networkId})`,
      deputy: personColumns,
    })
    .from(studies)
    .leftJoin(users, eq(users.id, studies.deputyId))
    .where(isOneOf(studies.networkId, ids));
  return new Map(
    rows.flatMap((row): [string, WithoutOwner][] => {
      if (row.hasDeputy && row.deputy)
        return [[row.networkId, { fate: 'passes', deputy: nameOf(row.deputy) || row.deputy.username }]];
      return row.hasRound ? [[row.networkId, { fate: 'stops' }]] : [];
    }),
  );
}

/** Milliseconds for which an owner is told who handed a network over to them. */
const shownFor = 30 * 24 * 3_600_000;

/** Who handed which networks over to this person lately, by network id. */
async function handOversTo(
  reader: Reader,
  userId: string,
  at: Date,
): Promise<Map<string, components['schemas']['HandedOver']>> {
  const rows = await reader
    .select({ ...personColumns, networkId: events.networkId, at: events.at, purgedAt: users.purgedAt })
    .from(networkMembers)
    // At the same moment, in the same transaction: found by the network, without reading what everybody did.
    .innerJoin(events, and(eq(events.networkId, networkMembers.networkId), eq(events.at, networkMembers.endedAt)))
    .innerJoin(users, eq(users.id, events.actorId))
    .where(
      and(
        eq(networkMembers.userId, userId),
        eq(networkMembers.ending, 'became owner'),
        gt(networkMembers.endedAt, new Date(at.getTime() - shownFor)),
        eq(events.type, 'network_handed_over'),
        eq(sql`${events.metadata}->>'userId'`, userId),
      ),
    )
    .orderBy(asc(events.at), asc(events.seq));
  return new Map(
    rows.map((row) => [
      row.networkId ?? '',
      { from: row.purgedAt ? '' : nameOf(row) || row.username, at: row.at.toISOString() },
    ]),
  );
}
