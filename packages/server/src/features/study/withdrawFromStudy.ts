import { withTransaction } from '../../database/withTransaction.js';
import { onlyExperts } from '../../ground/networks/onlyExperts.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { lockNodes } from '../../ground/nodes/lockNodes.js';
import { endPart } from '../../ground/study/endPart.js';
import { findStudy } from '../../ground/study/findStudy.js';
import { requireAct } from '../../ground/study/requireAct.js';
import type { Operation } from '../../http/operation.js';
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
