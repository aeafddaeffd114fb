import { withTransaction } from '../../database/withTransaction.js';
import { ApiError } from '../../errors.js';
import { type Operation, Reply } from '../../operation.js';
import { recordEvent } from '../../repositories/events.js';
import { findUserByUsername } from '../../repositories/users.js';
import { newCsrfToken } from '../../sessions/csrf.js';
import { startSession } from '../../sessions/sessions.js';

export const login: Operation<'login'> = async ({ body, request }, { database, clock, config, passwords }) => {
  const user = await findUserByUsername(database, body.username);
  // An unknown user costs the same hash, so that time tells no more than the sentence.
  const right = await passwords.verify(user?.passwordHash, body.password);
  if (!user || !right) throw new ApiError('invalid_credentials');
  if (!user.activatedAt) throw new ApiError('not_activated');

  const at = clock.now();
  const { token, sessionId } = await withTransaction(database, async (transaction) => {
    const started = await startSession(transaction, {
      userId: user.id,
      at,
      userAgent: request.userAgent,
      limits: config,
    });
    await recordEvent(transaction, { type: 'login', at, actor: user, metadata: { session: started.sessionId } });
    return started;
  });
  return new Reply({ token }, { csrfToken: newCsrfToken(config.secret, sessionId) });
};
