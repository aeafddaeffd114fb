import { eq } from 'drizzle-orm';
import { networks, studies } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { destroyKey } from '../../ground/study/destroyKey.js';
import { findStudy } from '../../ground/study/findStudy.js';
import { presentStudy } from '../../ground/study/presentStudy.js';
import { requireAct } from '../../ground/study/requireAct.js';
import type { Operation } from '../../http/operation.js';

/** Declares a study final, once: from then on nothing leads from a code to a person, and nobody withdraws. */
export const declareFinal: Operation<'declareFinal'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = clock.now();
    await requireAct(transaction, 'declare_final', { found, by: 'run_study', at });
    if (found.study.finalAt) return presentStudy(transaction, { found, by: 'run_study', at });
    await transaction.update(studies).set({ finalAt: at }).where(eq(studies.networkId, networkId));
    await destroyKey(transaction, networkId);
    await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, networkId));
    await recordEvent(transaction, { type: 'study_final', at, actor: user, networkId });
    return presentStudy(transaction, { found: await findStudy(transaction, networkId), by: 'run_study', at });
  });
