import { secondFactors } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { requireOwnPassword } from './requireOwnPassword.js';
import { factorUrl, newFactorSecret, sealFactor } from './totp.js';

/** Makes the secret of a second factor, which nothing asks for until a first code confirms it. */
export const beginSecondFactor: Operation<'beginSecondFactor'> = async ({ body, caller }, services) => {
  const { database, config, site } = services;
  await requireOwnPassword(caller, body, services);
  const { id: userId, username } = caller.user;
  const secret = newFactorSecret();
  const pending = sealFactor(secret, config.secret);
  await database
    .insert(secondFactors)
    .values({ userId, pending })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { pending } });
  return { secret, url: factorUrl(secret, { username, site: site.name }) };
};
