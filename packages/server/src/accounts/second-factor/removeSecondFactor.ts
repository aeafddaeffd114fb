import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { removed } from './removed.js';
import { requireOwnPassword } from './requireOwnPassword.js';
import { deleteFactor } from './secondFactors.js';
import { sendFactorChange } from './sendFactorChange.js';

/** Removes the caller's second factor. */
export const removeSecondFactor: Operation<'removeSecondFactor'> = async ({ body, caller }, services) => {
  const { database, clock } = services;
  const { user } = caller;
  await requireOwnPassword(caller, body, services);
  await withTransaction(database, async (transaction) => {
    if (!(await deleteFactor(transaction, user.id))) return;
    await sendFactorChange(transaction, { user, what: 'removed' }, services);
    await audit(transaction, { type: 'factor_removed', at: clock.now(), userId: user.id });
  });
  return removed;
};
