import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findExpert } from '../experts/findExpert.js';
import { presentPanel } from '../presentPanel.js';
import { presentStudy } from '../presentStudy.js';
import { letInLate } from './letInLate.js';
import { lockUnreadRound } from './lockUnreadRound.js';

/**
 * Makes what an expert answered after the close answers of the round, while nobody has read what is in it: either
 * they are in what is read then, or this is refused.
 */
export const letInLateAnswers: Operation<'letInLateAnswers'> = ({ path, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    const act = { id: path.id, user, act: 'let_in_late' } as const;
    const { networkId, found, round, at } = await lockUnreadRound(transaction, act, services);
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    const expertId = expert.id;
    await letInLate(transaction, { networkId, round: round.round, expertId, by: user, at });
    return {
      ...(await presentStudy(transaction, { found, by: 'run_study', at })),
      ...(await presentPanel(transaction, found, at)),
    };
  });
