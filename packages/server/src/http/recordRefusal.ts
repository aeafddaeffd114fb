import type { RefusalCode } from '@credence/api-client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { withTransaction } from '../database/withTransaction.js';
import { audit } from '../platform/audit/audit.js';
import { countAttempt } from '../platform/limits/attempts.js';
import { limits } from '../platform/limits/limits.js';
import type { Services } from '../platform/services.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, once it was. */
    refusal: RefusalCode | undefined;
  }
}

/**
 * Notes that somebody was refused: a token that does not hold, a csrftoken of another session, what is not theirs to do.
 * Only so many a minute from one address, so that nobody fills the log by asking.
 */
export async function recordRefusal(
  request: FastifyRequest,
  { statusCode }: Pick<FastifyReply, 'statusCode'>,
  operation: string,
  services: Services,
): Promise<void> {
  const { database, clock, config } = services;
  const { refusal, caller } = request;
  if (statusCode !== 401 && statusCode !== 403) return;
  // Nobody tried anything: a visitor is shown the way to the login.
  if (!refusal || (refusal === 'not_logged_in' && !request.sentToken)) return;
  const at = clock.now();
  const attempt = { limit: limits.notedRefusals, subject: request.ip };
  const { allowed } = await countAttempt(database, attempt, { secret: config.secret, at });
  if (!allowed) return;
  await withTransaction(database, (transaction) =>
    audit(transaction, { type: 'refused', at, userId: caller?.user.id, metadata: { operation, code: refusal } }),
  );
}
