import { withTransaction } from '../../database/withTransaction.js';
import { presentStudy } from '../../ground/study/findStudy.js';
import { letInLate } from '../../ground/study/letInLate.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findExpert } from './findExpert.js';
import { lockUnreadRound } from './lockUnreadRound.js';
import { presentPanel } from './presentPanel.js';

/**
 * Makes what an expert answered after the close answers of the round, while nobody has read what is in it: either
 * they are in what is read then, or this is refused.
 */
export const letInLateAnswers: Operation<'letInLateAnswers'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { networkId, found, round } = await lockUnreadRound(transaction, path.id, user);
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    const expertId = expert.id;
    const at = clock.now();
    await letInLate(transaction, { networkId, round: round.round, expertId, by: user, at });
    return { ...presentStudy(found, true), ...(await presentPanel(transaction, found, at)) };
  });
