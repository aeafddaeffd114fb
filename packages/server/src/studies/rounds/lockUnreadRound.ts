import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { requireLockedNetwork, requireNetwork } from '../../networks/index.js';
import type { Services } from '../../platform/services.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { requireRound } from '../requireRound.js';
import { lockLateNodes } from './lateAnswers.js';

/**
 * Locks a study whose round is closed and unread, with the nodes of what came late. To open the results locks the network
 * as well, so of the two the later one sees what the earlier did.
 * @throws ApiError those of `requireAct` and of `requireLockedNetwork`
 */
export async function lockUnreadRound(
  transaction: Transaction,
  { id, user, act }: { id: string; user: UserRow; act: 'reopen_round' | 'let_in_late' },
  { clock }: Pick<Services, 'clock'>,
) {
  await requireNetwork(transaction, id, user, 'run_study');
  await lockLateNodes(transaction, id);
  const { network } = await requireLockedNetwork(transaction, id, user, 'run_study');
  const found = await findStudy(transaction, network.id);
  const at = clock.now();
  await requireAct(transaction, act, { found, by: 'run_study', at });
  return { networkId: network.id, found, round: requireRound(found), at };
}
