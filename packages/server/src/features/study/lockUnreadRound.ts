import type { Transaction } from '../../database/database.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { findStudy, mayReopen } from '../../ground/study/findStudy.js';
import { lockLateNodes } from '../../ground/study/lateAnswers.js';
import { ApiError } from '../../platform/errors.js';

/**
 * Locks a study whose round is closed and unread, with the nodes of what came late. To open the results locks the network
 * as well, so of the two the later one sees what the earlier did.
 * @throws ApiError round_not_open, round_open, results_read, and those of `requireLockedNetwork`
 */
export async function lockUnreadRound(transaction: Transaction, id: string, user: UserRow) {
  await requireNetwork(transaction, id, user, 'run_study');
  await lockLateNodes(transaction, id);
  const { network } = await requireLockedNetwork(transaction, id, user, 'run_study');
  const found = await findStudy(transaction, network.id);
  const { round } = found;
  if (!round) throw new ApiError('round_not_open');
  if (!round.closedAt) throw new ApiError('round_open');
  if (!mayReopen(found)) throw new ApiError('results_read');
  return { networkId: network.id, found, round };
}
