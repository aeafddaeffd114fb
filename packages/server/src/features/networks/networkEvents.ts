import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { events, users } from '../../database/schema/index.js';
import type { Assessment } from '../../ground/networks/assessments.js';

/** An event as the screens show it: what was answered stays in `before` and `after`, which are not read. */
const shown = {
  id: events.id,
  at: events.at,
  type: events.type,
  username: events.username,
  actorId: events.actorId,
  /** Set where the account is gone. */
  purgedAt: users.purgedAt,
  nodeKey: events.nodeKey,
  iteration: events.iteration,
  metadata: events.metadata,
};

const order = sql`(${events.at}, ${events.seq}, ${events.id})`;

/** What happened to the network itself, and to this assessment of it. */
const ofAssessment = ({ networkId, assessmentId }: Assessment) =>
  and(eq(events.networkId, networkId), or(isNull(events.assessmentId), eq(events.assessmentId, assessmentId)));

/** What happened to a network, the newest first. `before` is the id of an event: those that came after it are left out, and it too. */
export function listNetworkEvents(
  reader: Reader,
  assessment: Assessment,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return reader
    .select(shown)
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(and(ofAssessment(assessment), before === undefined ? undefined : olderThan(before)))
    .orderBy(desc(events.at), desc(events.seq), desc(events.id))
    .limit(limit);
}

export type NetworkEventRow = Awaited<ReturnType<typeof listNetworkEvents>>[number];

/** Whether the event is one of those. */
export async function hasEvent(reader: Reader, assessment: Assessment, id: string): Promise<boolean> {
  return (await reader.$count(events, and(ofAssessment(assessment), eq(events.id, id)))) > 0;
}

// Compared in the database, which knows the moment more exactly than a Date does.
const olderThan = (id: string): SQL =>
  sql`${order} < (select edge.at, edge.seq, edge.id from ${events} edge where edge.id = ${id})`;
