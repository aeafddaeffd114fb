import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { networks, studies, studyExperts } from '../database/schema/index.js';
import { noDeputy } from '../networks/index.js';
import { recordEvent } from '../platform/events/events.js';
import { closeOpenRound } from './rounds/closeOpenRound.js';
import { type Post, tellStopped } from './tellExperts.js';

/**
 * Stops a study that nobody runs any more: an open round is closed, nobody opens a round or its results from then on, and
 * who takes part is told. Whoever was asked and has not accepted no longer can. Call it with the network locked.
 */
export async function stopStudy(transaction: Transaction, networkId: string, post: Post): Promise<void> {
  const at = post.clock.now();
  const [network] = await transaction
    .select({ openRound: networks.openRound })
    .from(networks)
    .where(eq(networks.id, networkId));
  if (network && network.openRound !== null) await closeOpenRound(transaction, { networkId, by: null, at }, post);
  await transaction
    .update(studies)
    .set({ ...noDeputy, stoppedAt: at })
    .where(eq(studies.networkId, networkId));
  await transaction
    .update(studyExperts)
    .set({ endedAt: at, ending: 'cancelled' })
    .where(
      and(
        eq(studyExperts.networkId, networkId),
        isNull(studyExperts.acceptedAt),
        isNull(studyExperts.endedAt),
        isNull(studyExperts.userId),
      ),
    );
  await recordEvent(transaction, { type: 'study_stopped', at, actor: undefined, networkId });
  await tellStopped(transaction, networkId, post);
}
