import { withTransaction } from '../../database/withTransaction.js';
import { checkPassword } from '../../ground/accounts/checkPassword.js';
import { findNewestRegistration } from '../../ground/accounts/registrations.js';
import { isKnownBrowser } from '../../ground/accounts/knownBrowsers.js';
import { openSession } from '../../ground/accounts/openSession.js';
import { findAccount, nobody } from '../../ground/accounts/users.js';
import { type Operation, Reply } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { ApiError } from '../../platform/errors.js';

export const login: Operation<'login'> = async ({ body, request }, services) => {
  const { database, clock, config } = services;
  const user = await findAccount(database, body.username);
  // The latest registrant is told that activation is pending. Looked up for everybody, to reveal nothing by timing.
  const newest = await findNewestRegistration(database, user?.id ?? nobody);
  const waiting = user?.activatedAt ? undefined : newest;
  const { username, password } = body;
  const passwordHash = (waiting ?? user)?.passwordHash;
  const { browser, address } = request;
  // Looked up for everybody, too.
  const known = await isKnownBrowser(database, { userId: user?.id ?? nobody, secret: browser });
  const source = known && browser ? { knownBrowser: browser } : { address };
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

  const { token, cookies } = await withTransaction(database, (transaction) =>
    openSession(transaction, { user, request, at }, config),
  );
  return new Reply({ token }, cookies);
};
