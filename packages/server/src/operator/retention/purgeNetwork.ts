import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import {
  answers,
  assessments,
  combinationSets,
  directions,
  erasures,
  events,
  explanations,
  invitations,
  networkMembers,
  networks,
  nodeFeedback,
  nodeProgress,
  nodes,
  outcomes,
  recordStarts,
  setAside,
  studies,
  studyExperts,
  studyLate,
  studyProtocols,
  studyRedactions,
  studyReminders,
  studyRounds,
  visits,
  waitingInvitations,
} from '../../database/schema/index.js';
import { hashOfEvents } from '../../judgements/index.js';
import { writeFixed } from '../../studies/index.js';

/**
 * Permanently deletes a network and its answers. The activities keep a record that it existed, without the answers and, if it
 * was a study, without what its experts did; how many events there were, and a hash of what they held, stay in their place.
 */
export async function purgeNetwork(transaction: Transaction, networkId: string, at: Date): Promise<void> {
  const tombstone = await hashOfEvents(transaction, eq(events.networkId, networkId));
  await transaction.insert(erasures).values({ networkId, at, ...tombstone });
  await writeFixed(transaction);
  const ofExperts = transaction
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), isNotNull(assessments.expertId)));
  await transaction.delete(events).where(and(eq(events.networkId, networkId), inArray(events.assessmentId, ofExperts)));
  await transaction
    .update(events)
    .set({ before: null, after: null, response: null, requestHash: null, idempotencyKey: null })
    .where(eq(events.networkId, networkId));
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
    assessments,
    studyReminders,
    studyLate,
    studyRedactions,
    studyExperts,
    studyRounds,
    studyProtocols,
    studies,
    explanations,
    outcomes,
    nodes,
    networkMembers,
    waitingInvitations,
    invitations,
  ])
    await transaction.delete(table).where(eq(table.networkId, networkId));
  await transaction.delete(networks).where(eq(networks.id, networkId));
}
