import type { EventType } from '@credence/api-client';
import type { AnswerParticulars } from '@credence/bayesnet';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { events, type StoredCombination } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';
import { combinationsOf } from '../record/combinationsOf.js';

/** An answer as somebody gave it, whatever became of it since. */
export interface AnswerAsGiven extends Readonly<AnswerParticulars> {
  readonly nodeKey: string;
  readonly epoch: number;
  readonly iteration: bigint;
  readonly sliders: readonly number[];
  readonly selfEval: number | null;
  readonly comment: string;
  readonly authorId: string;
  readonly revision: number;
  /** ISO. */
  readonly savedAt: string;
  /** How long its author looked at the question for it; null for an answer that was brought back. */
  readonly seconds: number | null;
}

const saved: EventType = 'answer_saved';
const combined: EventType = 'combinations_saved';

const eventsOf = ({ networkId, assessmentId }: Assessment, type: EventType) =>
  and(
    eq(events.networkId, networkId),
    eq(events.assessmentId, assessmentId),
    eq(events.type, type),
    isNotNull(events.after),
  );

/** All answers that anybody ever gave, and all questions that anybody set aside, by node, in the order of questions and time. */
export async function listGivenAnswers(reader: Reader, assessment: Assessment): Promise<Map<string, AnswerAsGiven[]>> {
  const rows = await reader
    .select({
      nodeKey: events.nodeKey,
      epoch: events.epoch,
      iteration: events.iteration,
      state: sql<Omit<AnswerAsGiven, 'nodeKey' | 'epoch' | 'iteration' | 'seconds'>>`${events.after}`,
      seconds: sql<number | null>`(${events.after} ->> 'seconds')::integer`,
    })
    .from(events)
    .where(eventsOf(assessment, saved))
    .orderBy(
      asc(events.iteration),
      asc(events.epoch),
      asc(sql`(${events.after} ->> 'revision')::integer`),
      asc(events.seq),
    );
  const answers = rows.flatMap(({ nodeKey, epoch, iteration, state, seconds }) =>
    nodeKey === null || epoch === null || iteration === null ? [] : [{ ...state, nodeKey, epoch, iteration, seconds }],
  );
  return Map.groupBy(answers, ({ nodeKey }) => nodeKey);
}

/** A combination as somebody chose it. */
export interface CombinationAsGiven {
  readonly nodeKey: string;
  readonly epoch: number;
  readonly combination: StoredCombination;
}

/** All combinations that anybody ever chose, each once however often it was saved again, by node, in the order of time. */
export async function listGivenCombinations(
  reader: Reader,
  assessment: Assessment,
): Promise<Map<string, CombinationAsGiven[]>> {
  const rows = await reader
    .select({
      nodeKey: events.nodeKey,
      epoch: events.epoch,
      state: events.after,
    })
    .from(events)
    .where(eventsOf(assessment, combined))
    .orderBy(asc(events.epoch), asc(events.at), asc(events.seq));
  const once = new Map<string, CombinationAsGiven>();
  for (const { nodeKey, epoch, state } of rows) {
    if (nodeKey === null || epoch === null) continue;
    for (const combination of combinationsOf(state))
      once.set(`${nodeKey} ${epoch} ${identityOf(combination)}`, { nodeKey, epoch, combination });
  }
  return Map.groupBy(once.values(), ({ nodeKey }) => nodeKey);
}

/** Equal for a combination that was saved again with all that was said of it; its number may be another by then. */
export const identityOf = ({ nodes, value, exact, touched, standing, ...rest }: StoredCombination): string =>
  JSON.stringify([
    nodes === -1 ? nodes : Object.entries(nodes).sort(([a], [b]) => Number(a) - Number(b)),
    value,
    exact,
    touched,
    standing,
    rest.selfEval,
    rest.comment,
    rest.sequence,
    rest.authorId,
    rest.savedAt,
  ]);
