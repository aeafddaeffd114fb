import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';

/** A request that its client may send again: with the same key it is carried out once. */
export interface RepeatableRequest {
  readonly key: string | undefined;
  readonly hash: string;
}

/** What makes two requests the same: method, path and body. */
export function repeatable(
  key: string | undefined,
  request: { method: string; url: string },
  body: unknown,
): RepeatableRequest {
  const hash = createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(body)}`)
    .digest('hex');
  return { key: key?.toLowerCase(), hash };
}

/**
 * What an earlier request with this key was answered with; undefined where this is the first.
 * @throws ApiError key_reused where that request was another one
 */
export async function earlierAnswer(
  transaction: Transaction,
  actorId: string,
  request: RepeatableRequest,
): Promise<unknown> {
  const { key } = request;
  if (key === undefined) return undefined;
  const [earlier] = await transaction
    .select({ requestHash: events.requestHash, response: events.response })
    .from(events)
    .where(and(eq(events.actorId, actorId), eq(events.idempotencyKey, key)));
  return earlier && answerOf(earlier, request);
}

/** What an event keeps of its request, so that a repeat of it is answered the same. */
export function kept(
  { key, hash }: RepeatableRequest,
  body: NonNullable<(typeof events.$inferSelect)['response']>['body'],
) {
  return { ...(key ? { idempotencyKey: key, requestHash: hash } : {}), response: { status: 200, body } };
}

/** What the earlier request with the same key was answered with. @throws ApiError key_reused where it was another one */
export function answerOf(
  earlier: Pick<typeof events.$inferSelect, 'requestHash' | 'response'>,
  { hash }: RepeatableRequest,
): unknown {
  if (earlier.requestHash !== hash) throw new ApiError('key_reused');
  return earlier.response?.body;
}
