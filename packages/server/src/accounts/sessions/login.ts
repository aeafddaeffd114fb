import { withTransaction } from '../../database/withTransaction.js';
import { type Operation, Reply } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';
import { checkPassword } from '../passwords/checkPassword.js';
import { passwordSource } from '../passwords/passwordSource.js';
import { requirePasswordDomain } from '../passwords/requirePasswordDomain.js';
import { findNewestRegistration } from '../registrations.js';
import { requireCode } from '../second-factor/requireCode.js';
import { findAccount, nobody } from '../users.js';
import { openSession } from './openSession.js';

export const login: Operation<'login'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  requirePasswordDomain(body.username, config);
  const user = await findAccount(database, body.username);
  // The latest registrant is told that activation is pending. Looked up for everybody, to reveal nothing by timing.
  const newest = await findNewestRegistration(database, user?.id ?? nobody);
  const waiting = user?.activatedAt ? undefined : newest;
  const { username, password } = body;
  const passwordHash = (waiting ?? user)?.passwordHash;
  const source = await passwordSource(database, { userId: user?.id, request });
  const right = await checkPassword({ username, password, passwordHash, source }, services);

  const at = clock.now();
  if (!user || !right) {
    await withTransaction(database, (transaction) =>
      audit(transaction, { type: 'sign_in_failed', at, userId: user?.id }),
    );
    throw new ApiError('invalid_credentials', { reason: 'sign-in' });
  }
  if (user.deletedAt) throw new ApiError('account_deleted');
  if (!user.activatedAt) throw new ApiError('not_activated');
  await requireCode(user.id, body.code, services);

  const { token, cookies } = await withTransaction(database, (transaction) =>
    openSession(transaction, { user, request, at }, config),
  );
  return new Reply({ token }, cookies);
};
