import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { lockNodes } from '../../judgements/index.js';
import { onlyExperts, requireLockedNetwork, requireNetwork } from '../../networks/index.js';
import { findStudy } from '../findStudy.js';
import { requireAct } from '../requireAct.js';
import { endPart } from './endPart.js';
import { requireOwnPart } from './presentOwnPart.js';

/** Ends the part of an expert. Their answers stay under the code, or go with all of their history. */
export const withdrawFromStudy: Operation<'withdrawFromStudy'> = async (
  { path, body, caller: { user } },
  { database, clock },
) => {
  await withTransaction(database, async (transaction) => {
    const { assessment: own } = await requireNetwork(transaction, path.id, user, 'take_part', onlyExperts);
    await lockNodes(transaction, own);
    const { network, assessment } = await requireLockedNetwork(transaction, path.id, user, 'take_part', onlyExperts);
    const at = clock.now();
    const found = await findStudy(transaction, network.id);
    await requireAct(transaction, 'withdraw', { found, by: 'take_part', at });
    const { id: expertId } = await requireOwnPart(transaction, network.id, user.id);
    await endPart(transaction, { assessment, expertId, user, keeps: body.keeps, at });
  });
  return { success: true };
};
