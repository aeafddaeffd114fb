import type { Transaction } from '../../database/database.js';
import { withTransaction } from '../../database/withTransaction.js';
import { atLeast } from '../../http/atLeast.js';
import type { Call, Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import type { Services } from '../../platform/services.js';
import { findLogin } from '../institution/pendingLogins.js';
import { answerOf, takeFromBudget } from '../links/mailBudget.js';
import { requireAddress } from '../links/requireAddress.js';
import { sendActivationAgain, sendDeletion, sendPasswordLink } from '../links/sendLink.js';
import { normaliseUsername } from '../username.js';
import { type UserRow, lockAccount } from '../users.js';
import { requirePasswordDomain } from './requirePasswordDomain.js';

/** Mails a link to set a new password. The response does not reveal who has an account. */
export const forgotPassword: Operation<'forgotPassword'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  requireAddress(body.username);
  const counting = { secret: config.secret, at: clock.now() };
  if (!(await isToJoin(body.username, { request, services }))) requirePasswordDomain(body.username, config);
  const ofAddress = { limit: addressLimits(config.peoplePerAddress).mails, subject: request.address };
  await allowAttempts(database, [ofAddress], counting);
  const budget = await atLeast(services, async () => {
    const taken = await takeFromBudget('passwordMail', body.username, services);
    await withTransaction(database, async (transaction) => {
      const user = await lockAccount(transaction, body.username);
      if (user && taken.mails) await help(transaction, user, services);
    });
    return taken;
  });
  return answerOf(budget, 'If there is an account for this address, it gets an e-mail with a link.', services);
};

/**
 * Whether this browser stands before the account of this address, which the institution's provider proved: its password
 * joins the two, also where passwords are good for nothing else.
 */
async function isToJoin(
  username: string,
  { request, services }: { request: Call<'forgotPassword'>['request']; services: Services },
): Promise<boolean> {
  const { database, clock, config } = services;
  const keeping = { sent: request.institution, secret: config.secret, at: clock.now() };
  const proved = await findLogin(database, 'account', keeping);
  return proved !== undefined && normaliseUsername(proved.address) === normaliseUsername(username);
}

/** Mails the link that the account needs: a new password is no help while the account is not active. */
async function help(transaction: Transaction, user: UserRow, services: Services): Promise<void> {
  if (user.deletedAt) return sendDeletion(transaction, user, services);
  if (!user.activatedAt) return sendActivationAgain(transaction, user, services);
  await sendPasswordLink(transaction, user, services);
  await audit(transaction, { type: 'password_link_sent', at: services.clock.now(), userId: user.id });
}
