import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { lockUser } from '../users.js';
import { endAddressChange } from './addressChanges.js';

/** Keeps the present address. */
export const cancelAddressChange: Operation<'cancelAddressChange'> = async ({ caller: { user } }, services) => {
  const { database, clock } = services;
  await withTransaction(database, async (transaction) => {
    await lockUser(transaction, user.id);
    if (await endAddressChange(transaction, user.id))
      await audit(transaction, { type: 'address_change_refused', at: clock.now(), userId: user.id });
  });
  return { success: true };
};
