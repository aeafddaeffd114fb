import { and, eq } from 'drizzle-orm';
import { networkMembers, studyExperts, studyReminders } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { onlyExperts } from '../../ground/networks/onlyExperts.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { lockNodes } from '../../ground/nodes/lockNodes.js';
import { withdrawReminders } from '../../ground/study/reminderMails.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { eraseAnswers } from './eraseAnswers.js';
import { findStudy } from '../../ground/study/findStudy.js';
import { mayWithdraw, requireOwnPart } from './ownPart.js';

/** Ends the part of an expert. Their answers stay under the code, or go with all of their history. */
export const withdrawFromStudy: Operation<'withdrawFromStudy'> = async (
  { path, body, caller: { user } },
  { database, clock },
) => {
  await withTransaction(database, async (transaction) => {
    const { assessment: own } = await requireNetwork(transaction, path.id, user, 'take_part', onlyExperts);
    await lockNodes(transaction, own);
    const { network, assessment } = await requireLockedNetwork(transaction, path.id, user, 'take_part', onlyExperts);
    const networkId = network.id;
    if (!mayWithdraw(await findStudy(transaction, networkId))) throw new ApiError('withdrawal_over');
    const { id } = await requireOwnPart(transaction, networkId, user.id);
    const at = clock.now();
    const { assessmentId } = assessment;
    await transaction
      .update(studyExperts)
      .set({ endedAt: at, ending: body.keeps ? 'withdrew' : 'erased' })
      .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, id)));
    await transaction
      .update(networkMembers)
      .set({ endedAt: at, ending: 'withdrawn' })
      .where(and(eq(networkMembers.networkId, networkId), eq(networkMembers.id, id)));
    await withdrawReminders(transaction, eq(studyReminders.expertId, id));
    const erased = body.keeps ? undefined : await eraseAnswers(transaction, { networkId, expertId: id });
    await recordEvent(transaction, {
      ...{ type: 'expert_withdrew', at, actor: user, networkId, assessmentId, metadata: { expert: id } },
      after: erased,
    });
  });
  return { success: true };
};
