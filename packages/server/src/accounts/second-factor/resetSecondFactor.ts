import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { requireAdmin } from '../sessions/requireAdmin.js';
import { lockAccount } from '../users.js';
import { removed } from './removed.js';
import { resetFactor } from './resetFactor.js';

/** Removes the second factor of somebody who lost it. */
export const resetSecondFactor: Operation<'resetSecondFactor'> = async ({ body, caller }, services) => {
  await requireAdmin(caller, 'reset_factors', services);
  await withTransaction(services.database, async (transaction) => {
    const user = await lockAccount(transaction, body.username);
    if (!user || !(await resetFactor(transaction, { user, by: caller.user.id }, services)))
      throw new ApiError('user_not_found');
  });
  return removed;
};
