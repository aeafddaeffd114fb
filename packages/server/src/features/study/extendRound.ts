import { and, eq } from 'drizzle-orm';
import { studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findStudy, presentStudy } from '../../ground/study/findStudy.js';

/** Closes the open round later than planned. */
export const extendRound: Operation<'extendRound'> = ({ path, body, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const { round } = await findStudy(transaction, networkId);
    if (!round || round.closedAt) throw new ApiError('round_not_open');
    const at = clock.now();
    const plannedClose = new Date(body.closesAt);
    if (!(plannedClose > round.plannedClose && plannedClose > at))
      throw new ApiError('invalid_protocol', { reason: 'closes-in-the-past' });
    await transaction
      .update(studyRounds)
      .set({ plannedClose, dueSeenAt: null })
      .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round.round)));
    await recordEvent(transaction, {
      ...{ type: 'round_extended', at, actor: user, networkId },
      metadata: { round: round.round, closesAt: plannedClose.toISOString() },
    });
    return presentStudy(await findStudy(transaction, networkId), true);
  });
