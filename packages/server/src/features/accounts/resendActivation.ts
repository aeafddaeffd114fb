import type { Operation } from '../../http/operation.js';
import { allowAttempts } from '../../platform/limits/attempts.js';
import { limits } from '../../platform/limits/limits.js';
import { mailAllowed } from './mailAllowed.js';
import { sendActivationAgain } from './sendLink.js';
import { withTransaction } from '../../database/withTransaction.js';
import { lockAccount } from '../../ground/accounts/users.js';
import { atLeast } from '../../http/atLeast.js';

/** Sends the activation link again. The response does not reveal who has an account. */
export const resendActivation: Operation<'resendActivation'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  const counting = { secret: config.secret, at: clock.now() };
  await allowAttempts(database, [{ limit: limits.mailByAddress, subject: request.address }], counting);
  await atLeast(async () => {
    const writes = await mailAllowed(body.username, services);
    await withTransaction(database, async (transaction) => {
      const user = await lockAccount(transaction, body.username);
      if (user && writes && !user.activatedAt && !user.deletedAt)
        await sendActivationAgain(transaction, user, services);
    });
  });
  return { message: 'If this account waits for its activation, we have sent the link again.' };
};
