import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { atLeast } from '../../http/atLeast.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { answerOf, takeFromBudget } from '../links/mailBudget.js';
import { requireAddress } from '../links/requireAddress.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { requireCharacters } from '../requireCharacters.js';
import { normaliseUsername } from '../username.js';
import { lockAccount, lockUser, type UserRow } from '../users.js';
import { beginAddressChange } from './addressChanges.js';
import { sendAddressTaken, sendNewAddressLink, sendPresentAddressLink } from './sendAddressMail.js';

/**
 * Asks both addresses whether the account is to use another one. If that has an account already, only its owner learns
 * that; neither the answer nor its timing reveals it, and the change never comes about.
 */
export const changeAddress: Operation<'changeAddress'> = async ({ body, caller }, services) => {
  const { database, clock, config } = services;
  const { user, session } = caller;
  requireCharacters(body.username, 'username');
  requireAddress(body.username);
  const address = body.username.trim();
  if (normaliseUsername(address) === user.usernameKey) throw new ApiError('invalid_input', { reason: 'same-address' });
  const { username, passwordHash } = user;
  const guess = { username, passwordHash, password: body.password, source: { session: session.id } };
  if (!(await checkPassword(guess, services))) throw new ApiError('invalid_credentials', { reason: 'password' });
  const asking = { limit: limits.addressChanges, subject: user.id };
  await allowAttempts(database, [asking], { secret: config.secret, at: clock.now() });

  const budget = await atLeast(services, async () => {
    const taken = await takeFromBudget('addressMail', address, services);
    if (taken.mails) await withTransaction(database, (transaction) => ask(transaction, { user, address }, services));
    return taken;
  });
  return answerOf(
    budget,
    'You get two e-mails, one to the new address and one to your present address. Open the link in each within 24 hours.',
    services,
  );
};

async function ask(
  transaction: Transaction,
  { user: asking, address }: { user: UserRow; address: string },
  services: Services,
): Promise<void> {
  const at = services.clock.now();
  const user = await lockUser(transaction, asking.id);
  // The password that was given may have been changed while it was checked, which ends every change under way.
  if (!user || user.deletedAt || user.passwordHash !== asking.passwordHash)
    throw new ApiError('invalid_credentials', { reason: 'password' });
  await beginAddressChange(transaction, { userId: user.id, address, at });
  await sendPresentAddressLink(transaction, { user, address }, services);
  const owner = await lockAccount(transaction, address);
  // Whoever merely registered an address has not proved it: its reader may.
  if (owner?.activatedAt || owner?.deletedAt) await sendAddressTaken(transaction, owner, services);
  else await sendNewAddressLink(transaction, { user, address }, services);
  await audit(transaction, { type: 'address_change_requested', at, userId: user.id });
}
