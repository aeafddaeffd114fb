import { and, eq } from 'drizzle-orm';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { withdrawReminders } from '../../ground/study/reminderMails.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findExpert } from './findExpert.js';

/** Takes an invitation back that nobody has accepted. Of one that was declined nothing is left to take back. */
export const cancelExpert: Operation<'cancelExpert'> = async ({ path, caller: { user } }, { database, clock }) => {
  await withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    if (expert.acceptedAt) throw new ApiError('has_accepted');
    if (expert.endedAt) return;
    const at = clock.now();
    await transaction
      .update(studyExperts)
      .set({ endedAt: at, ending: 'cancelled' })
      .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expert.id)));
    await withdrawReminders(transaction, eq(studyReminders.expertId, expert.id));
    await recordEvent(transaction, {
      ...{ type: 'expert_cancelled', at, actor: user, networkId, metadata: { expert: expert.id } },
    });
  });
  return { success: true };
};
