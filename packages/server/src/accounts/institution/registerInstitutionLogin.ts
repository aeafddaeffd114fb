import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { makeProvedAccount } from '../registration/makeProvedAccount.js';
import { registeredProfile } from '../registration/registeredProfile.js';
import { newToken } from '../token.js';
import { findLogin, takeLogin } from './pendingLogins.js';
import { requireInstitution } from './requireInstitution.js';
import { signInByInstitution } from './signInByInstitution.js';

/** Makes the account of the address that the provider verified. Whoever registered that before gets in no more. */
export const registerInstitutionLogin: Operation<'registerInstitutionLogin'> = async ({ body, request }, services) => {
  const { database, clock, config, passwords } = services;
  requireInstitution(services);
  const at = clock.now();
  const login = { sent: request.institution, secret: config.secret, at };
  const expired = new ApiError('institution_refused', { reason: 'login-expired' });
  if (!(await findLogin(database, 'account', login))) throw expired;
  const profile = registeredProfile(body);
  const consent = body.privacyVersion ? { privacyVersion: body.privacyVersion, privacyAcceptedAt: at } : {};
  // Outside the transaction: passwords take their turn. Nobody knows this one.
  const passwordHash = await passwords.hash(newToken());
  return withTransaction(database, async (transaction) => {
    const taken = await takeLogin(transaction, 'account', login);
    if (!taken) throw expired;
    const owned = { ...profile, ...consent, passwordHash, hasPassword: false };
    const user = await makeProvedAccount(transaction, { username: taken.address, owned, at }, services);
    return signInByInstitution(transaction, { ...taken, user, joins: true }, { request, services });
  });
};
