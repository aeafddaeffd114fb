import { eq } from 'drizzle-orm';
import { studies } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { findStudy, presentStudy } from '../../ground/study/findStudy.js';
import { noDeputy } from '../../ground/study/noDeputy.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';

/** Takes back whom the owner asked to be the deputy, whatever they answered. */
export const removeDeputy: Operation<'removeDeputy'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    if (found.study.finalAt) throw new ApiError('study_final');
    if (found.study.deputyAddress !== null) {
      await transaction.update(studies).set(noDeputy).where(eq(studies.networkId, networkId));
      await recordEvent(transaction, { type: 'deputy_removed', at: clock.now(), actor: user, networkId });
    }
    return presentStudy(found, true);
  });
