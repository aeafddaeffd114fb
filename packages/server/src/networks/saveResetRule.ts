import { eq } from 'drizzle-orm';
import { networks } from '../database/schema/index.js';
import { withTransaction } from '../database/withTransaction.js';
import type { Operation } from '../http/operation.js';
import { recordEvent } from '../platform/events/events.js';
import { requireLockedNetwork } from './requireLockedNetwork.js';
import { presentResetRule } from './resetRule.js';

/** Keeps resetting to the owner, or opens it to everybody who works on the network. The same again changes nothing. */
export const saveResetRule: Operation<'saveResetRule'> = ({ path, body, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network, role } = await requireLockedNetwork(transaction, path.id, user, 'decide_resets');
    const { ownerOnly } = body;
    if (ownerOnly !== network.ownerResetsOnly) {
      const at = clock.now();
      await transaction
        .update(networks)
        .set({ ownerResetsOnly: ownerOnly, modifiedAt: at })
        .where(eq(networks.id, network.id));
      await recordEvent(transaction, {
        type: 'reset_rule_saved',
        at,
        actor: user,
        networkId: network.id,
        metadata: { ownerOnly },
      });
    }
    return presentResetRule({ network: { ...network, ownerResetsOnly: ownerOnly }, role });
  });
