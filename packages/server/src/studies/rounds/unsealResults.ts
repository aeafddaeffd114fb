import type { Study } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import { studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { requireLockedNetwork } from '../../networks/index.js';
import { audit } from '../../platform/audit/audit.js';
import { recordEvent } from '../../platform/events/events.js';
import type { Services } from '../../platform/services.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';

/**
 * Opens the results of a closed round, once: from then on they are read, and the closing stands. Taking it back locks the
 * network as well, so of the two only one happens.
 */
export const unsealResults = (
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { networkId: id, user }: { networkId: string; user: UserRow },
): Promise<Study> =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = clock.now();
    await requireAct(transaction, 'open_results', { found, by: 'run_study', at });
    const round = requireRound(found);
    if (round.firstReadAt) return presentStudy(transaction, { found, by: 'run_study', at });
    await transaction
      .update(studyRounds)
      .set({ firstReadAt: at, firstReadBy: user.id })
      .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round.round)));
    await recordEvent(transaction, {
      type: 'results_opened',
      at,
      actor: user,
      networkId,
      metadata: { round: round.round },
    });
    const after = await findStudy(transaction, networkId);
    const study = await presentStudy(transaction, { found: after, by: 'run_study', at });
    const metadata = { network: networkId, round: round.round };
    await audit(transaction, { type: 'results_opened', at, userId: user.id, metadata });
    return study;
  });
