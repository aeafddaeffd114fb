import { withTransaction } from '../../database/withTransaction.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { closeOpenRound } from '../../ground/study/closeOpenRound.js';
import type { Operation } from '../../http/operation.js';
import { findStudy, presentStudy } from '../../ground/study/findStudy.js';

/** Closes the round now, whatever its date. */
export const closeRound: Operation<'closeRound'> = ({ path, caller: { user } }, services) =>
  withTransaction(services.database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    await findStudy(transaction, network.id);
    await closeOpenRound(transaction, { networkId: network.id, by: user, at: services.clock.now() }, services);
    return presentStudy(await findStudy(transaction, network.id), true);
  });
