import { and, eq } from 'drizzle-orm';
import { assessments, networks, studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { recordEvent } from '../../platform/events/events.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { tellLonger } from '../tellExperts.js';
import { writeFixed } from '../writeFixed.js';
import { letInLate } from './letInLate.js';
import { lockUnreadRound } from './lockUnreadRound.js';

/** How long a round goes on whose date has passed, in milliseconds. */
const day = 86_400_000;

/**
 * Takes the closing of a round back, while nobody has read what is in it. If its date has passed, it goes on for a day. What
 * came after the close was not late, then.
 */
export const reopenRound: Operation<'reopenRound'> = ({ path, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    const act = { id: path.id, user, act: 'reopen_round' } as const;
    const { networkId, round, at } = await lockUnreadRound(transaction, act, services);
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
      type: 'round_reopened',
      at,
      actor: user,
      networkId,
      metadata: { round: round.round },
    });
    const notMailed = await tellLonger(
      transaction,
      { networkId, letter: 'studyReopened', plannedClose, by: user.id },
      services,
    );
    const study = await presentStudy(transaction, {
      found: await findStudy(transaction, networkId),
      by: 'run_study',
      at,
    });
    return { ...study, ...(notMailed > 0 ? { notMailed } : {}) };
  });
