import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { requireLockedNetwork } from '../../networks/index.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';
import { closeOpenRound } from './closeOpenRound.js';

/** Closes the round now, whatever its date. */
export const closeRound: Operation<'closeRound'> = ({ path, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const at = services.clock.now();
    const found = await findStudy(transaction, networkId);
    await requireAct(transaction, 'close_round', { found, by: 'run_study', at });
    const notMailed = await closeOpenRound(transaction, { networkId, by: user, at }, services);
    const study = await presentStudy(transaction, {
      found: await findStudy(transaction, networkId),
      by: 'run_study',
      at,
    });
    return { ...study, ...(notMailed > 0 ? { notMailed } : {}) };
  });
