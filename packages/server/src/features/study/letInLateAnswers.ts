import { withTransaction } from '../../database/withTransaction.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { findStudy, mayReopen, presentStudy } from '../../ground/study/findStudy.js';
import { lockLateNodes } from '../../ground/study/lateAnswers.js';
import { letInLate } from '../../ground/study/letInLate.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findExpert } from './findExpert.js';
import { presentPanel } from './presentPanel.js';

/**
 * Makes what an expert answered after the close answers of the round, while nobody has read what is in it. To open the
 * results locks the network as well, so either they are in what is read then, or this is refused.
 */
export const letInLateAnswers: Operation<'letInLateAnswers'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    await requireNetwork(transaction, path.id, user, 'run_study');
    await lockLateNodes(transaction, path.id);
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const { round } = found;
    if (!round) throw new ApiError('round_not_open');
    if (!round.closedAt) throw new ApiError('round_open');
    if (!mayReopen(found)) throw new ApiError('results_read');
    const expert = await findExpert(transaction, { networkId, id: path.expertId });
    if (!expert) throw new ApiError('expert_not_found');
    const expertId = expert.id;
    await letInLate(transaction, { networkId, round: round.round, expertId, by: user, at: clock.now() });
    return { ...presentStudy(found, true), ...(await presentPanel(transaction, found)) };
  });
