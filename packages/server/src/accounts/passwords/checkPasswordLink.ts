import type { Operation } from '../../http/operation.js';
import { allowAttempts, forgetAttempt } from '../../platform/limits/attempts.js';
import { addressLimits } from '../../platform/limits/limits.js';
import { findLink } from '../links/links.js';
import { findAccount, nobody } from '../users.js';

/** Says whether a mailed link would set a new password, without using it up. */
export const checkPasswordLink: Operation<'checkPasswordLink'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  const at = clock.now();
  const attempt = { limit: addressLimits(config.peoplePerAddress).wrongLinks, subject: request.address };
  const counting = { secret: config.secret, at };
  await allowAttempts(database, [attempt], counting);
  const user = await findAccount(database, body.user);
  const link = await findLink(database, { userId: user?.id ?? nobody, secret: body.secret, at });
  const valid = link?.purpose === 'password' && !link.used && !user?.deletedAt;
  if (valid) await forgetAttempt(database, attempt, counting);
  return { valid };
};
