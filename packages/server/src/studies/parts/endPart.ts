import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { networkMembers, studyExperts, studyReminders } from '../../database/schema/index.js';
import type { Assessment } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { withdrawReminders } from '../experts/reminderMails.js';
import { eraseAnswers } from './eraseAnswers.js';

/** The part of an expert that ends. */
export interface EndedPart {
  /** The one that they work on. */
  readonly assessment: Assessment;
  readonly expertId: string;
  readonly user: { readonly id: string; readonly username: string };
  /** Whether the answers stay, under the code; else they go with all of their history. */
  readonly keeps: boolean;
  readonly at: Date;
}

/** Ends the part of an expert. Call it with their nodes and the network locked. */
export async function endPart(
  transaction: Transaction,
  { assessment: { networkId, assessmentId }, expertId, user, keeps, at }: EndedPart,
): Promise<void> {
  await transaction
    .update(studyExperts)
    .set({ endedAt: at, ending: keeps ? 'withdrew' : 'erased' })
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expertId)));
  await transaction
    .update(networkMembers)
    .set({ endedAt: at, ending: 'withdrawn' })
    .where(and(eq(networkMembers.networkId, networkId), eq(networkMembers.id, expertId)));
  await withdrawReminders(transaction, eq(studyReminders.expertId, expertId));
  const erased = keeps ? undefined : await eraseAnswers(transaction, { networkId, expertId });
  await recordEvent(transaction, {
    type: 'expert_withdrew',
    at,
    actor: user,
    networkId,
    assessmentId,
    metadata: { expert: expertId },
    after: erased,
  });
}
