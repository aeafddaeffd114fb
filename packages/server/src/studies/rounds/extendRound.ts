import { and, eq } from 'drizzle-orm';
import { studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { requireLockedNetwork } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { recordEvent } from '../../platform/events/events.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { tellLonger } from '../tellExperts.js';
import { requireAct } from '../requireAct.js';
import { requireOpenRound } from '../requireOpenRound.js';

/** Closes the open round later than planned, and tells those who take part. */
export const extendRound: Operation<'extendRound'> = ({ path, body, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = services.clock.now();
    await requireAct(transaction, 'extend_round', { found, by: 'run_study', at });
    const { round } = requireOpenRound(found);
    const plannedClose = new Date(body.closesAt);
    if (!(plannedClose > round.plannedClose && plannedClose > at))
      throw new ApiError('invalid_protocol', { reason: 'closes-in-the-past' });
    await transaction
      .update(studyRounds)
      .set({ plannedClose, dueSeenAt: null })
      .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round.round)));
    await recordEvent(transaction, {
      type: 'round_extended',
      at,
      actor: user,
      networkId,
      metadata: { round: round.round, closesAt: plannedClose.toISOString() },
    });
    const notMailed = await tellLonger(
      transaction,
      { networkId, letter: 'studyExtended', plannedClose, by: user.id },
      services,
    );
    const study = await presentStudy(transaction, {
      found: await findStudy(transaction, networkId),
      by: 'run_study',
      at,
    });
    return { ...study, ...(notMailed > 0 ? { notMailed } : {}) };
  });
