import type { EventType } from '@credence/api-client';
import { and, count, eq, isNotNull, max, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { answers, combinationSets, events, nodeProgress, nodes } from '../../database/schema/index.js';
import { type Assessment, ofPresentEpoch } from '../../networks/index.js';

/** What a person did for a node. */
export interface Work {
  userId: string;
  nodeKey: string;
  displayName: string;
  /** How many questions they ever answered, each once however often they changed their mind. */
  given: number;
  /** How many of their answers count. */
  answers: number;
  /** The latest of it. */
  at: Date;
}

/** Who answered which node, the latest first. */
export async function listWork(reader: Reader, { networkId, assessmentId }: Assessment): Promise<Work[]> {
  const [given, answered, combined] = await Promise.all([
    listGiven(reader, { networkId, assessmentId }),
    reader
      .select({
        userId: answers.authorId,
        nodeKey: nodes.key,
        displayName: nodes.displayName,
        answers: count(),
        at: max(answers.savedAt),
      })
      .from(answers)
      .innerJoin(nodeProgress, ofPresentEpoch(answers))
      .innerJoin(nodes, and(eq(nodes.networkId, answers.networkId), eq(nodes.key, answers.nodeKey)))
      .where(and(eq(answers.networkId, networkId), eq(answers.assessmentId, assessmentId)))
      .groupBy(answers.authorId, nodes.key, nodes.displayName),
    reader
      .select({
        userId: combinationSets.authorId,
        nodeKey: nodes.key,
        displayName: nodes.displayName,
        at: combinationSets.savedAt,
      })
      .from(combinationSets)
      .innerJoin(nodeProgress, ofPresentEpoch(combinationSets))
      .innerJoin(nodes, and(eq(nodes.networkId, combinationSets.networkId), eq(nodes.key, combinationSets.nodeKey)))
      .where(and(eq(combinationSets.networkId, networkId), eq(combinationSets.assessmentId, assessmentId))),
  ]);
  const work = new Map<string, Work>();
  const keyOf = ({ userId, nodeKey }: Pick<Work, 'userId' | 'nodeKey'>) => `${userId} ${nodeKey}`;
  const add = ({ at, ...row }: Work) => {
    const known = work.get(keyOf(row));
    const latest = known && known.at > at ? known.at : at;
    work.set(keyOf(row), {
      ...row,
      given: Math.max(row.given, known?.given ?? 0),
      answers: Math.max(row.answers, known?.answers ?? 0),
      at: latest,
    });
  };
  for (const row of combined) add({ ...row, given: 0, answers: 0 });
  for (const row of given) add({ ...row, answers: 0 });
  for (const { at, ...row } of answered) if (at) add({ ...row, at, given: 0 });
  return [...work.values()].sort((one, other) => other.at.getTime() - one.at.getTime());
}

const saved: EventType = 'answer_saved';

/** Who ever answered how many questions of which node, whatever became of the answers. */
async function listGiven(reader: Reader, { networkId, assessmentId }: Assessment): Promise<Omit<Work, 'answers'>[]> {
  const rows = await reader
    .select({
      userId: events.actorId,
      nodeKey: nodes.key,
      displayName: nodes.displayName,
      given: sql<number>`count(distinct (${events.epoch}, ${events.iteration}))::integer`,
      at: max(events.at),
    })
    .from(events)
    .innerJoin(nodes, and(eq(nodes.networkId, events.networkId), eq(nodes.key, events.nodeKey)))
    .where(
      and(
        eq(events.networkId, networkId),
        eq(events.assessmentId, assessmentId),
        eq(events.type, saved),
        isNotNull(events.after),
        sql`${events.after} ->> 'standing' is distinct from 'not_my_field'`,
      ),
    )
    .groupBy(events.actorId, nodes.key, nodes.displayName);
  return rows.flatMap(({ userId, at, ...row }) => (userId && at ? [{ ...row, userId, at }] : []));
}
