import type { Study } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import { studyExperts, studyReminders } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { onlyExperts, requireLockedNetwork } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { withdrawReminders } from '../experts/reminderMails.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';
import { presentOwnPart, requireOwnPart } from './presentOwnPart.js';

/** An expert says that they have finished, with whatever is there, or goes on after all. The same again changes nothing. */
export const setFinished = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { networkId: id, user, finished }: { networkId: string; user: UserRow; finished: boolean },
): Promise<Study> =>
  withTransaction(database, async (transaction) => {
    const { network, assessment } = await requireLockedNetwork(transaction, id, user, 'take_part', onlyExperts);
    const networkId = network.id;
    const at = clock.now();
    const before = await findStudy(transaction, networkId);
    await requireAct(transaction, 'finish', { found: before, by: 'take_part', at });
    const expert = await requireOwnPart(transaction, networkId, user.id);
    if ((expert.finishedAt !== null) !== finished) {
      await transaction
        .update(studyExperts)
        .set({ finishedAt: finished ? at : null })
        .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expert.id)));
      if (finished) await withdrawReminders(transaction, eq(studyReminders.expertId, expert.id));
      const type = finished ? 'expert_finished' : 'expert_resumed';
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
