import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { answers } from '../../database/schema/index.js';
import type { ProgressRow } from '../nodes/progress.js';

export type AnswerRow = typeof answers.$inferSelect;

/** The answers of a node that count: those of its present epoch. */
const ofEpoch = ({ networkId, assessmentId, nodeKey, epoch }: ProgressRow) =>
  and(
    eq(answers.networkId, networkId),
    eq(answers.assessmentId, assessmentId),
    eq(answers.nodeKey, nodeKey),
    eq(answers.epoch, epoch),
  );

export async function findAnswer(
  reader: Reader,
  progress: ProgressRow,
  iteration: number,
): Promise<AnswerRow | undefined> {
  const [row] = await reader
    .select()
    .from(answers)
    .where(and(ofEpoch(progress), eq(answers.iteration, BigInt(iteration))));
  return row;
}

export function listAnswers(reader: Reader, progress: ProgressRow): Promise<AnswerRow[]> {
  return reader.select().from(answers).where(ofEpoch(progress)).orderBy(asc(answers.iteration));
}

/** The iterations that were answered directly, from one on, in order, at most so many. */
export async function answeredFrom(
  reader: Reader,
  progress: ProgressRow,
  from: number,
  most: number,
): Promise<number[]> {
  const rows = await reader
    .select({ iteration: answers.iteration })
    .from(answers)
    .where(and(ofEpoch(progress), gte(answers.iteration, BigInt(from))))
    .orderBy(asc(answers.iteration))
    .limit(most);
  return rows.map(({ iteration }) => Number(iteration));
}

/** Those of some iterations that were answered directly. */
export async function answeredAmong(
  reader: Reader,
  progress: ProgressRow,
  iterations: readonly number[],
): Promise<number[]> {
  const rows = await reader
    .select({ iteration: answers.iteration })
    .from(answers)
    .where(and(ofEpoch(progress), inArray(answers.iteration, iterations.map(BigInt))));
  return rows.map(({ iteration }) => Number(iteration));
}

/** Every answer of a network that may count, whichever epoch; the caller knows each node's. */
export function listAnswersOfNodes(
  reader: Reader,
  networkId: string,
  nodeKeys: readonly string[],
): Promise<AnswerRow[]> {
  if (nodeKeys.length === 0) return Promise.resolve([]);
  return reader
    .select()
    .from(answers)
    .where(and(eq(answers.networkId, networkId), inArray(answers.nodeKey, [...nodeKeys])));
}
