import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { recordEvent } from '../../platform/events/events.js';
import type { ExpertRow } from './findExpert.js';
import { withdrawReminders } from './reminderMails.js';

/** Ends an invitation that nobody has accepted: its link leads nowhere. Call it with the network locked. */
export async function takeBack(
  transaction: Transaction,
  { networkId, id }: Pick<ExpertRow, 'networkId' | 'id'>,
  { actor, at }: { actor: UserRow; at: Date },
): Promise<void> {
  await transaction
    .update(studyExperts)
    .set({ endedAt: at, ending: 'cancelled' })
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, id)));
  await withdrawReminders(transaction, eq(studyReminders.expertId, id));
  await recordEvent(transaction, { type: 'expert_cancelled', at, actor, networkId, metadata: { expert: id } });
}
