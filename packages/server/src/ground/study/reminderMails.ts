import { createHash } from 'node:crypto';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { withdrawMails } from '../../platform/mail/mails.js';

type Reminder = Pick<typeof studyReminders.$inferSelect, 'networkId' | 'expertId' | 'round' | 'ordinal'>;

/** The id of a reminder's mail: the same however often it is asked for, and so the same Message-ID. */
export const reminderMailId = ({ networkId, expertId, round, ordinal }: Reminder): string =>
  createHash('sha256').update(`study-reminder|${networkId}|${expertId}|${round}|${ordinal}`).digest('hex').slice(0, 32);

/** Takes back the reminders that wait for the morning, of people who are no longer expected. */
export async function withdrawReminders(transaction: Transaction, whose: SQL): Promise<void> {
  const sent = await transaction.select().from(studyReminders).where(whose);
  await withdrawMails(transaction, sent.map(reminderMailId));
}

/** Takes back those of a person in every study: their account is being deleted. */
export const withdrawRemindersOf = (transaction: Transaction, userId: string): Promise<void> =>
  withdrawReminders(
    transaction,
    inArray(
      studyReminders.expertId,
      transaction.select({ id: studyExperts.id }).from(studyExperts).where(eq(studyExperts.userId, userId)),
    ),
  );
