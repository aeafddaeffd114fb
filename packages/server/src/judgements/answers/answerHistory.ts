import type { EventType } from '@credence/api-client';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { events, users } from '../../database/schema/index.js';
import type { ProgressRow } from '../../networks/index.js';
import type { AnswerState } from '../record/answerState.js';

const saved: EventType = 'answer_saved';

/** A save of one question. */
export interface PastAnswerRow {
  /** Id of the event. */
  readonly id: string;
  readonly epoch: number | null;
  readonly username: string | null;
  /** Set if the account was erased. */
  readonly purgedAt: Date | null;
  readonly state: AnswerState;
  /** The adoption that it is a part of; null for what somebody gave. */
  readonly adoption: string | null;
}

const ofQuestion = ({ networkId, assessmentId, nodeKey }: ProgressRow, iteration: number) =>
  and(
    eq(events.networkId, networkId),
    eq(events.nodeKey, nodeKey),
    eq(events.iteration, BigInt(iteration)),
    eq(events.assessmentId, assessmentId),
    eq(events.type, saved),
    isNotNull(events.after),
  );

const columns = {
  id: events.id,
  epoch: events.epoch,
  username: events.username,
  purgedAt: users.purgedAt,
  state: sql<AnswerState>`${events.after}`,
  adoption: sql<string | null>`${events.metadata} ->> 'adoption'`,
};

/**
 * The latest saves of a question, including those before resets, newest first, up to a maximum. Ordered by save
 * counters because clocks may jump.
 */
export function listPastAnswers(
  reader: Reader,
  progress: ProgressRow,
  iteration: number,
  limit: number,
): Promise<PastAnswerRow[]> {
  return reader
    .select(columns)
    .from(events)
    .leftJoin(users, eq(users.id, events.actorId))
    .where(ofQuestion(progress, iteration))
    .orderBy(desc(events.epoch), desc(sql`(${events.after} ->> 'revision')::integer`))
    .limit(limit);
}

/** One past save; undefined if this question has no such save. */
export async function findPastAnswer(
  reader: Reader,
  progress: ProgressRow,
  iteration: number,
  id: string,
): Promise<AnswerState | undefined> {
  const [row] = await reader
    .select({ state: columns.state })
    .from(events)
    .where(and(ofQuestion(progress, iteration), eq(events.id, id)));
  return row?.state;
}
