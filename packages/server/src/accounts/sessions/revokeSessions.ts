import { withTransaction } from '../../database/withTransaction.js';
import type { Operation } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { endSessions } from './sessions.js';

/** Ends the caller's own sessions. */
export const revokeSessions: Operation<'revokeSessions'> = async ({ body, caller: { user } }, { database, clock }) => {
  const at = clock.now();
  const ended = await withTransaction(database, async (transaction) => {
    const ids = await endSessions(transaction, user.id, { ids: body.sessions }, at);
    for (const session of ids)
      await audit(transaction, { type: 'session_ended', at, userId: user.id, metadata: { session } });
    return ids;
  });
  return { revoked: ended.length };
};
