import { and, eq } from 'drizzle-orm';
import { assessments, networks, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { lockLateNodes } from '../../ground/study/lateAnswers.js';
import { letInLate } from '../../ground/study/letInLate.js';
import { tellReopened } from '../../ground/study/tellExperts.js';
import { writeFixed } from '../../ground/study/writeFixed.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findStudy, mayReopen, presentStudy } from '../../ground/study/findStudy.js';

/** How long a round goes on whose date has passed, in milliseconds. */
const day = 86_400_000;

/**
 * Takes the closing of a round back, while nobody has read what is in it. If its date has passed, it goes on for a day. What
 * came after the close was not late, then.
 */
export const reopenRound: Operation<'reopenRound'> = ({ path, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    await requireNetwork(transaction, path.id, user, 'run_study');
    await lockLateNodes(transaction, path.id);
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const { round } = found;
    if (!round) throw new ApiError('round_not_open');
    if (!round.closedAt) throw new ApiError('round_open');
    if (!mayReopen(found)) throw new ApiError('results_read');
    const at = services.clock.now();
    const plannedClose = round.plannedClose > at ? round.plannedClose : new Date(at.getTime() + day);
    await letInLate(transaction, { networkId, round: round.round, by: user, at });
    await writeFixed(transaction);
    await transaction
      .update(assessments)
      .set({ fixedAt: null })
      .where(and(eq(assessments.networkId, networkId), eq(assessments.round, round.round)));
    await transaction
      .update(studyRounds)
      .set({ closedAt: null, closedBy: null, dueSeenAt: null, plannedClose })
      .where(and(eq(studyRounds.networkId, networkId), eq(studyRounds.round, round.round)));
    await transaction
      .update(networks)
      .set({ openRound: round.round, modifiedAt: at })
      .where(eq(networks.id, networkId));
    await recordEvent(transaction, {
      ...{ type: 'round_reopened', at, actor: user, networkId, metadata: { round: round.round } },
    });
    await tellReopened(transaction, { networkId, plannedClose }, services);
    return presentStudy(await findStudy(transaction, networkId), true);
  });
