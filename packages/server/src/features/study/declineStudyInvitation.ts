import { and, eq } from 'drizzle-orm';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { lockNetwork } from '../../ground/networks/networks.js';
import { withdrawReminders } from '../../ground/study/reminderMails.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findExpert } from './findExpert.js';
import { openStudyLink } from './openStudyLink.js';

export const declineStudyInvitation: Operation<'declineStudyInvitation'> = async ({ body, request }, services) => {
  const { database, clock } = services;
  const { expert: opened } = await openStudyLink(body, request.address, services);
  const { networkId, id } = opened;
  await withTransaction(database, async (transaction) => {
    await lockNetwork(transaction, networkId);
    const expert = await findExpert(transaction, { networkId, id });
    if (!expert) throw new ApiError('invalid_link');
    if (expert.acceptedAt) throw new ApiError('has_accepted');
    if (expert.endedAt) return;
    const at = clock.now();
    await transaction
      .update(studyExperts)
      .set({ endedAt: at, ending: 'declined' })
      .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, id)));
    await withdrawReminders(transaction, eq(studyReminders.expertId, id));
    await recordEvent(transaction, {
      ...{ type: 'expert_declined', at, actor: undefined, networkId, metadata: { expert: id } },
    });
  });
  return { success: true };
};
