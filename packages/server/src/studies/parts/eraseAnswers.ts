import { and, eq, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import {
  answers,
  assessments,
  combinationSets,
  directions,
  events,
  nodeFeedback,
  nodeProgress,
  recordStarts,
  setAside,
  studyLate,
  studyRedactions,
  visits,
} from '../../database/schema/index.js';
import { aboutExperts, hashOfEvents, type Tombstone } from '../../judgements/index.js';
import { writeFixed } from '../writeFixed.js';

/**
 * Erases everything that an expert said, with its history, also of a closed round. Their assessments and every event of them
 * go as a whole, so that a replay of the network's record has nothing to compare; that they took part stays.
 * @returns what the event that records it keeps
 */
export async function eraseAnswers(
  transaction: Transaction,
  { networkId, expertId }: { networkId: string; expertId: string },
): Promise<Tombstone> {
  const own = await transaction
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), eq(assessments.expertId, expertId)));
  const ids = own.map(({ id }) => id);
  const record = and(
    eq(events.networkId, networkId),
    isOneOf(events.assessmentId, ids),
    notInArray(events.type, [...aboutExperts]),
  );
  const tombstone = await hashOfEvents(transaction, record);
  await transaction.delete(events).where(record);
  await writeFixed(transaction);
  // In order of foreign keys, referencing tables first.
  for (const table of [
    answers,
    combinationSets,
    directions,
    nodeFeedback,
    setAside,
    visits,
    recordStarts,
    nodeProgress,
  ] as const)
    await transaction.delete(table).where(and(eq(table.networkId, networkId), isOneOf(table.assessmentId, ids)));
  for (const table of [studyLate, studyRedactions])
    await transaction.delete(table).where(and(eq(table.networkId, networkId), eq(table.expertId, expertId)));
  await transaction.delete(assessments).where(and(eq(assessments.networkId, networkId), isOneOf(assessments.id, ids)));
  return tombstone;
}
