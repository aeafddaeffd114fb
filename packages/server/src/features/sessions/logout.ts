import { withTransaction } from '../../database/withTransaction.js';
import { endSessions } from '../../ground/accounts/sessions.js';
import { recordEvent } from '../../ground/events/events.js';
import { type Operation, Reply } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { anonymous, newCsrfToken } from '../../ground/accounts/csrf.js';

export const logout: Operation<'logout'> = async ({ caller: { session, user } }, { database, clock, config }) => {
  const at = clock.now();
  await withTransaction(database, async (transaction) => {
    await endSessions(transaction, user.id, { ids: [session.id] }, at);
    await recordEvent(transaction, { type: 'logout', at, actor: user, metadata: { session: session.id } });
    await audit(transaction, { type: 'signed_out', at, userId: user.id, metadata: { session: session.id } });
  });
  return new Reply({ message: 'You have been logged out.' }, { csrfToken: newCsrfToken(config.secret, anonymous) });
};
