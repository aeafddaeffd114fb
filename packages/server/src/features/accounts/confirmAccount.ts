import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { findAccount, updateUser, type UserRow } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { forgetAttempt, allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { findLink, spendLink, spendOthers } from './links.js';

/** Activates an account, or takes its deletion back, through the mailed link. Opening it twice does no harm. */
export const confirmAccount: Operation<'confirmAccount'> = async ({ query, request }, services) => {
  const { database, clock, config } = services;
  const at = clock.now();
  const attempt = { limit: limits.linkByAddress, subject: request.address };
  const counting = { secret: config.secret, at };
  await allowAttempts(database, [attempt], counting);

  const message = await withTransaction(database, async (transaction) => {
    const user = await findAccount(transaction, query.user);
    const userId = user?.id ?? nobody;
    const link = await findLink(transaction, { userId, secret: query.secret, at });
    if (!user || !link || link.purpose === 'password') return undefined;
    if (link.used) return 'This was confirmed already. You can log in.';
    if (!(await spendLink(transaction, query.secret, at))) return 'This was confirmed already. You can log in.';
    await spendOthers(transaction, { userId, purpose: link.purpose, at });
    return link.purpose === 'activation' ? activate(transaction, user, at) : keep(transaction, user, at);
  });
  if (!message) throw new ApiError('invalid_link');
  await forgetAttempt(database, attempt, counting);
  return { message };
};

/** Looked for where there is no such user, so that both take the same time. */
const nobody = '00000000-0000-0000-0000-000000000000';

async function activate(transaction: Transaction, user: UserRow, at: Date): Promise<string> {
  await updateUser(transaction, user.id, { activatedAt: user.activatedAt ?? at });
  await recordEvent(transaction, { type: 'account_confirmed', at, actor: user });
  await audit(transaction, { type: 'account_activated', at, userId: user.id });
  return 'Your account is active. You can log in now.';
}

async function keep(transaction: Transaction, user: UserRow, at: Date): Promise<string> {
  await updateUser(transaction, user.id, { deletedAt: null });
  await audit(transaction, { type: 'account_kept', at, userId: user.id });
  return 'Your account is kept. You can log in again.';
}
