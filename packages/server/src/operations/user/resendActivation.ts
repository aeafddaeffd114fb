import { mailAllowed } from '../../accounts/countedMail.js';
import { sendActivationAgain } from '../../accounts/sendLink.js';
import { withTransaction } from '../../database/withTransaction.js';
import { atLeast } from '../../http/atLeast.js';
import { allowAttempts } from '../../limits/attempts.js';
import { limits } from '../../limits/limits.js';
import type { Operation } from '../../operation.js';
import { lockAccount } from '../../repositories/users.js';

/** Sends the activation link again. The answer says nothing of who has an account. */
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
