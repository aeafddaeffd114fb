import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { studyReminders } from '../../database/schema/index.js';
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
