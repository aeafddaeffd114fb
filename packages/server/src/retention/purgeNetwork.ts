import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import {
  answers,
  assessments,
  combinationSets,
  directions,
  events,
  explanations,
  invitations,
  networkMembers,
  networks,
  nodeFeedback,
  nodeProgress,
  nodes,
  outcomes,
  setAside,
  visits,
  waitingInvitations,
} from '../database/schema/index.js';

/** Permanently deletes a network and its answers. The activities keep a record that it existed, without the answers. */
export async function purgeNetwork(transaction: Transaction, networkId: string): Promise<void> {
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
    nodeProgress,
    assessments,
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
