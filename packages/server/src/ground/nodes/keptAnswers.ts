import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import type { RepeatableRequest } from './repeatedRequest.js';

type EventRow = typeof events.$inferSelect;

/**
 * The response to an earlier request with this key; undefined if there is none.
 * @throws ApiError key_reused if that request was a different one
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

/** What an event stores of its request, so that a repeat gets the same response. */
export function kept({ key, hash }: RepeatableRequest, body: NonNullable<EventRow['response']>['body']) {
  return { ...(key ? { idempotencyKey: key, requestHash: hash } : {}), response: { status: 200, body } };
}

/** The response to the earlier request with the same key. @throws ApiError key_reused if it was a different one */
export function answerOf(earlier: Pick<EventRow, 'requestHash' | 'response'>, { hash }: RepeatableRequest): unknown {
  if (earlier.requestHash !== hash) throw new ApiError('key_reused');
  return earlier.response?.body;
}
