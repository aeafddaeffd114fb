import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { passwordSource } from '../passwords/passwordSource.js';
import { requireCode } from '../second-factor/requireCode.js';
import { findAccount, lockUser } from '../users.js';
import { findLogin, takeLogin } from './pendingLogins.js';
import { requireInstitution } from './requireInstitution.js';
import { signInByInstitution } from './signInByInstitution.js';

/** Joins the provider's person to the active account of their address, whose password they know. */
export const joinInstitutionLogin: Operation<'joinInstitutionLogin'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  requireInstitution(services);
  const login = { sent: request.institution, secret: config.secret, at: clock.now() };
  const expired = new ApiError('institution_refused', { reason: 'login-expired' });
  const proved = await findLogin(database, 'account', login);
  const user = proved && (await findAccount(database, proved.address));
  if (!user?.activatedAt || user.deletedAt) throw expired;
  const { username, passwordHash } = user;
  const source = await passwordSource(database, { userId: user.id, request });
  if (!(await checkPassword({ username, passwordHash, password: body.password, source }, services)))
    throw new ApiError('invalid_credentials', { reason: 'password' });
  await requireCode(user.id, body.code, services);
  return withTransaction(database, async (transaction) => {
    const present = await lockUser(transaction, user.id);
    const taken = await takeLogin(transaction, 'account', login);
    // Used in another window, or the password was changed while it was checked.
    if (!taken || present?.passwordHash !== passwordHash || present.deletedAt) throw expired;
    return signInByInstitution(transaction, { ...taken, user: present, joins: true }, { request, services });
  });
};
