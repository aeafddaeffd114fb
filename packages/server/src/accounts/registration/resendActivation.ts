import { withTransaction } from '../../database/withTransaction.js';
import { atLeast } from '../../http/atLeast.js';
import type { Operation } from '../../http/operation.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import { answerOf, takeFromBudget } from '../links/mailBudget.js';
import { requireAddress } from '../links/requireAddress.js';
import { sendActivationAgain } from '../links/sendLink.js';
import { lockAccount } from '../users.js';

/** Sends the activation link again. The response does not reveal who has an account. */
export const resendActivation: Operation<'resendActivation'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  requireAddress(body.username);
  const counting = { secret: config.secret, at: clock.now() };
  const ofAddress = { limit: addressLimits(config.peoplePerAddress).mails, subject: request.address };
  await allowAttempts(database, [ofAddress], counting);
  const budget = await atLeast(services, async () => {
    const taken = await takeFromBudget('activationMail', body.username, services);
    await withTransaction(database, async (transaction) => {
      const user = await lockAccount(transaction, body.username);
      if (user && taken.mails && !user.activatedAt && !user.deletedAt)
        await sendActivationAgain(transaction, user, services);
    });
    return taken;
  });
  return answerOf(budget, 'If this account waits for its activation, you get the link again.', services);
};
