import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import type { RepeatableRequest } from './repeatedRequest.js';

type EventRow = typeof events.$inferSelect;

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
export function kept({ key, hash }: RepeatableRequest, body: NonNullable<EventRow['response']>['body']) {
  return { ...(key ? { idempotencyKey: key, requestHash: hash } : {}), response: { status: 200, body } };
}

/** What the earlier request with the same key was answered with. @throws ApiError key_reused where it was another one */
export function answerOf(earlier: Pick<EventRow, 'requestHash' | 'response'>, { hash }: RepeatableRequest): unknown {
  if (earlier.requestHash !== hash) throw new ApiError('key_reused');
  return earlier.response?.body;
}
