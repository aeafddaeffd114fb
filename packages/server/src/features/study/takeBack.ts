import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import { withdrawReminders } from '../../ground/study/reminderMails.js';
import type { ExpertRow } from './findExpert.js';

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
