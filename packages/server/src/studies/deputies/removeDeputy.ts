import { eq } from 'drizzle-orm';
import { studies } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { noDeputy, requireLockedNetwork } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { findStudy } from '../findStudy.js';
import { presentStudy } from '../presentStudy.js';
import { requireAct } from '../requireAct.js';

/** Takes back whom the owner asked to be the deputy, whatever they answered. */
export const removeDeputy: Operation<'removeDeputy'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    const at = clock.now();
    await requireAct(transaction, 'remove_deputy', { found, by: 'run_study', at });
    if (found.study.deputyAddress !== null) {
      await transaction.update(studies).set(noDeputy).where(eq(studies.networkId, networkId));
      await recordEvent(transaction, { type: 'deputy_removed', at, actor: user, networkId });
    }
    return presentStudy(transaction, { found, by: 'run_study', at });
  });
