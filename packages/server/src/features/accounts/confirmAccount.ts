import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { findRegistration } from '../../ground/accounts/registrations.js';
import { type UserRow, findAccount, lockAccount, nobody, updateUser } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import { handOverWaiting } from '../../ground/networks/waitingInvitations.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import { activate } from './activate.js';
import { type MailedLink, findLink, spendLinks } from './links.js';

/** Activates an account or undoes its deletion, through the mailed link. Opening it twice does no harm. */
export const confirmAccount: Operation<'confirmAccount'> = async ({ query, request }, services) => {
  const { database, clock, config } = services;
  const at = clock.now();
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: request.address };
  const counting = { secret: config.secret, at };
  await allowAttempts(database, [attempt], counting);

  const message = await withTransaction(database, async (transaction) => {
    const known = await findAccount(transaction, query.user);
    const link = await findLink(transaction, { userId: known?.id ?? nobody, secret: query.secret, at });
    if (!known || !link || link.purpose === 'password') return undefined;
    // Locked only once the secret is right: waiting for a lock would reveal who has an account.
    const user = await lockAccount(transaction, query.user);
    if (!user) return undefined;
    return link.purpose === 'activation'
      ? confirm(transaction, { user, link, at })
      : keep(transaction, { user, link, at });
  });
  if (!message) throw new ApiError('invalid_link');
  await forgetAttempt(database, attempt, counting);
  return { message };
};

const already = 'This was confirmed already. You can log in.';

/** The context in which a link is opened; the account is locked. */
interface Opened {
  user: UserRow;
  link: MailedLink;
  at: Date;
}

async function confirm(transaction: Transaction, { user, link, at }: Opened): Promise<string> {
  if (link.used || user.activatedAt) return already;
  const registration = link.registrationId ? await findRegistration(transaction, link.registrationId) : undefined;
  await activate(transaction, { user, registration, at });
  await recordEvent(transaction, { type: 'account_confirmed', at, actor: user });
  await audit(transaction, { type: 'account_activated', at, userId: user.id });
  return 'Your account is active. You can log in now.';
}

async function keep(transaction: Transaction, { user, link, at }: Opened): Promise<string> {
  if (link.used || !user.deletedAt) return already;
  await updateUser(transaction, user.id, { deletedAt: null });
  await handOverWaiting(transaction, user);
  await spendLinks(transaction, { userId: user.id, purpose: 'keep_account', at });
  await audit(transaction, { type: 'account_kept', at, userId: user.id });
  return 'Your account is kept. You can log in again.';
}
