import { and, desc, eq, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { events, invitations, networkMembers, users } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';
import { aboutExperts } from './aboutExperts.js';

/** The address by which the person had been invited when they declined, or reconsidered; they may have another by now. */
function invitedAs() {
  return sql<string | null>`case when ${events.type} in ('invitation_declined', 'decline_undone') then (
    select invitation.address from ${networkMembers} member
    join ${invitations} invitation on invitation.network_id = member.network_id and invitation.id = member.id
    where member.network_id = ${events.networkId} and member.user_id = ${events.actorId}
      and member.created_at <= ${events.at}
    order by member.created_at desc limit 1) end`;
}

/** An event as the screens show it. The answers in `before` and `after` are not read. */
const eventColumns = {
  id: events.id,
  at: events.at,
  type: events.type,
  username: events.username,
  actorId: events.actorId,
  invitedAs: invitedAs(),
  /** Set if the account was erased. */
  purgedAt: users.purgedAt,
  nodeKey: events.nodeKey,
  iteration: events.iteration,
  metadata: events.metadata,
};

const order = sql`(${events.at}, ${events.seq}, ${events.id})`;

/** Selects events of the network itself and of this assessment, without those about the experts of a study. */
export const ofAssessment = ({ networkId, assessmentId }: Assessment) =>
  and(
    eq(events.networkId, networkId),
    or(isNull(events.assessmentId), eq(events.assessmentId, assessmentId)),
    notInArray(events.type, [...aboutExperts]),
  );

/** A network's events, newest first. With `before`, the id of an event, only those older than it. */
export function listNetworkEvents(
  reader: Reader,
  assessment: Assessment,
  { before, limit }: { before: string | undefined; limit: number },
) {
  return reader
    .select(eventColumns)
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(and(ofAssessment(assessment), before === undefined ? undefined : olderThan(assessment.networkId, before)))
    .orderBy(desc(events.at), desc(events.seq), desc(events.id))
    .limit(limit);
}

export type NetworkEventRow = Awaited<ReturnType<typeof listNetworkEvents>>[number];

/** Whether the event is one of these. */
export async function hasEvent(reader: Reader, assessment: Assessment, id: string): Promise<boolean> {
  return (await reader.$count(events, and(ofAssessment(assessment), eq(events.id, id)))) > 0;
}

// Compared in the database, whose timestamps are more precise than a Date.
const olderThan = (networkId: string, id: string): SQL =>
  sql`${order} < (select edge.at, edge.seq, edge.id from ${events} edge
    where edge.network_id = ${networkId} and edge.id = ${id})`;
