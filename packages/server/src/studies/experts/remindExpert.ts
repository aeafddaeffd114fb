import { and, eq } from 'drizzle-orm';
import { hashToken } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { studyExperts, studyReminders, users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { requireLockedNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { allowMailBetween } from '../../platform/limits/mailsBetween.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireOpenRound } from '../requireOpenRound.js';
import { type ExpertRow, findExpert } from './findExpert.js';
import { mailExpert, studyMail } from './mailExpert.js';
import { nextDaytime } from './nextDaytime.js';
import { reminderMailId } from './reminderMails.js';
import { studySecret } from './studySecret.js';

/** Reminders of an expert in a round. */
const most = 3;

const hour = 3_600_000;

/** Hours between two mails to an expert. */
const between = 72;

/**
 * Reminds an expert: by day where the site is, because where they are is not known, and in the morning if it is night. What
 * waits until then is taken back once they are no longer expected.
 */
export const remindExpert: Operation<'remindExpert'> = async ({ path, caller: { user } }, services) => {
  const { database, clock, config } = services;
  await withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const at = clock.now();
    const found = await findStudy(transaction, networkId);
    await requireAct(transaction, 'remind', { found, by: 'run_study', at });
    const open = requireOpenRound(found);
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    const address = await addressOf(transaction, expert);
    if (expert.endedAt || expert.finishedAt || address === undefined)
      throw new ApiError('no_reminder', { reason: 'not-expected' });
    await allowMailBetween(transaction, { from: user.id, to: expert.addressKey }, services);
    const { round } = open.round;
    const ordinal = await nextReminder(transaction, { expert, round, at });
    const reminder = { networkId, expertId: expert.id, round, ordinal };
    const notBefore = nextDaytime(at, config.timeZone);
    await transaction.insert(studyReminders).values({ ...reminder, at: notBefore });
    // The same secret as before, unless the server has a new one of its own.
    await transaction
      .update(studyExperts)
      .set({ secretHash: hashToken(studySecret(expert.id, config.secret)) })
      .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expert.id)));
    await recordEvent(transaction, {
      type: 'expert_reminded',
      at,
      actor: user,
      networkId,
      metadata: { expert: expert.id, ordinal },
    });
    const mail = await studyMail(transaction, { network, asking: user }, open, services);
    const to = { ...expert, address };
    const dispatch = { id: reminderMailId(reminder), notBefore };
    await mailExpert(transaction, mail, to, (letters, facts) => letters.studyReminder(facts), services, dispatch);
  });
  return { success: true };
};

/** Where the person reads mails: their account's address, which may have changed; undefined if it is being deleted. */
async function addressOf(transaction: Transaction, { userId, address }: ExpertRow): Promise<string | undefined> {
  if (userId === null) return address;
  const [user] = await transaction.select().from(users).where(eq(users.id, userId));
  return user && !user.deletedAt ? user.username : undefined;
}

/** The number of the reminder that may be sent now. @throws ApiError no_reminder */
async function nextReminder(
  transaction: Transaction,
  { expert, round, at }: { expert: ExpertRow; round: number; at: Date },
): Promise<number> {
  const { networkId, id, invitedAt } = expert;
  const sent = await transaction
    .select({ at: studyReminders.at })
    .from(studyReminders)
    .where(
      and(eq(studyReminders.networkId, networkId), eq(studyReminders.expertId, id), eq(studyReminders.round, round)),
    );
  if (sent.length >= most) throw new ApiError('no_reminder', { reason: 'all-sent', limit: most });
  const last = Math.max(...[invitedAt, ...sent.map((reminder) => reminder.at)].map((mailed) => mailed.getTime()));
  const hours = Math.ceil(between - (at.getTime() - last) / hour);
  if (hours > 0) throw new ApiError('no_reminder', { reason: 'too-soon', hours });
  return sent.length + 1;
}
