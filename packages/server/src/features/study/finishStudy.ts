import { and, eq } from 'drizzle-orm';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { onlyExperts } from '../../ground/networks/onlyExperts.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { withdrawReminders } from '../../ground/study/reminderMails.js';
import type { Operation } from '../../http/operation.js';
import { findStudy } from '../../ground/study/findStudy.js';
import { presentStudy } from '../../ground/study/presentStudy.js';
import { requireAct } from '../../ground/study/requireAct.js';
import { presentOwnPart, requireOwnPart } from './presentOwnPart.js';

/** An expert says that they have finished, with whatever is there, or goes on after all. The same again changes nothing. */
export const finishStudy: Operation<'finishStudy'> = ({ path, body, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network, assessment } = await requireLockedNetwork(transaction, path.id, user, 'take_part', onlyExperts);
    const networkId = network.id;
    const at = clock.now();
    const before = await findStudy(transaction, networkId);
    await requireAct(transaction, 'finish', { found: before, by: 'take_part', at });
    const expert = await requireOwnPart(transaction, networkId, user.id);
    if ((expert.finishedAt !== null) !== body.finished) {
      await transaction
        .update(studyExperts)
        .set({ finishedAt: body.finished ? at : null })
        .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expert.id)));
      if (body.finished) await withdrawReminders(transaction, eq(studyReminders.expertId, expert.id));
      const type = body.finished ? 'expert_finished' : 'expert_resumed';
      const { assessmentId } = assessment;
      await recordEvent(transaction, {
        type,
        at,
        actor: user,
        networkId,
        assessmentId,
        metadata: { expert: expert.id },
      });
    }
    const found = await findStudy(transaction, networkId);
    return {
      ...(await presentStudy(transaction, { found, by: 'take_part', at })),
      own: await presentOwnPart(transaction, found, user.id),
    };
  });
