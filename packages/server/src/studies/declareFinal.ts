import { eq } from 'drizzle-orm';
import { networks, studies } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import type { Operation } from '../http/operation.js';
import { requireLockedNetwork } from '../networks/index.js';
import { recordEvent } from '../platform/events/events.js';
import { destroyKey } from './destroyKey.js';
import { findStudy } from './findStudy.js';
import { presentStudy } from './presentStudy.js';
import { requireAct } from './requireAct.js';

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
