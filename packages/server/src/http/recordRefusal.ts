import type { FastifyRequest } from 'fastify';
import { withTransaction } from '../database/withTransaction.js';
import { audit } from '../platform/audit/audit.js';
import type { ErrorCode } from '../platform/errors.js';
import { countAttempt } from '../platform/limits/attempts.js';
import { limits } from '../platform/limits/limits.js';
import type { Services } from '../platform/services.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The reason of the refusal, if the request was refused. */
    refusal: ErrorCode | undefined;
  }
}

/**
 * Records a refusal in the audit log: an invalid token, a csrftoken of another session, a forbidden action. Limited per
 * minute and address, so that nobody can flood the log.
 */
export async function recordRefusal(request: FastifyRequest, operation: string, services: Services): Promise<void> {
  const { database, clock, config } = services;
  const { refusal, caller } = request;
  // Not an attack: a visitor without a token is just sent to the login.
  if (!refusal || (refusal === 'not_logged_in' && !request.sentToken)) return;
  const at = clock.now();
  const attempt = { limit: limits.notedRefusals, subject: request.ip };
  const { allowed } = await countAttempt(database, attempt, { secret: config.secret, at });
  if (!allowed) return;
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'refused', at, userId: caller?.user.id, metadata: { operation, code: refusal } }),
  );
}
