import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { withdrawReminders } from './reminderMails.js';

/** Ends the invitation of somebody who would rather not take part. Call it with the network locked. */
export async function declineAsked(
  transaction: Transaction,
  { networkId, expertId, at }: { networkId: string; expertId: string; at: Date },
): Promise<void> {
  await transaction
    .update(studyExperts)
    .set({ endedAt: at, ending: 'declined' })
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expertId)));
  await withdrawReminders(transaction, eq(studyReminders.expertId, expertId));
  await recordEvent(transaction, {
    type: 'expert_declined',
    at,
    actor: undefined,
    networkId,
    metadata: { expert: expertId },
  });
}
