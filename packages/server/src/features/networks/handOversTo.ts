import type { components } from '@credence/api-client';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { events, networkMembers, users } from '../../database/schema/index.js';
import { nameOf, personColumns } from '../../ground/networks/people.js';

/** Milliseconds for which an owner is told who handed a network over to them. */
const shownFor = 30 * 24 * 3_600_000;

/** Who handed which networks over to this person lately, by network id. */
export async function handOversTo(
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
