import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';
import { ApiError } from '../errors.js';
import type { RepeatableRequest } from './repeatedRequest.js';

type EventRow = typeof events.$inferSelect;

/**
 * The response to an earlier request with this key; undefined if there is none. Only one of the same network is found,
 * unless there is none yet.
 * @throws ApiError key_reused if that request was a different one
 */
export async function earlierAnswer(
  transaction: Transaction,
  { actorId, networkId }: { readonly actorId: string; readonly networkId?: string },
  request: RepeatableRequest,
): Promise<unknown> {
  const { key } = request;
  if (key === undefined) return undefined;
  const found = await transaction
    .select({ requestHash: events.requestHash, response: events.response })
    .from(events)
    .where(
      and(
        eq(events.actorId, actorId),
        eq(events.idempotencyKey, key),
        networkId === undefined ? undefined : eq(events.networkId, networkId),
      ),
    );
  const earlier = found.find(({ requestHash }) => requestHash === request.hash) ?? found[0];
  return earlier && answerOf(earlier, request);
}

/** What an event stores of its request, so that a repeat gets the same response. */
export function repeatColumns({ key, hash }: RepeatableRequest, body: NonNullable<EventRow['response']>['body']) {
  return { ...(key ? { idempotencyKey: key, requestHash: hash } : {}), response: { status: 200, body } };
}

/** The response to the earlier request with the same key. @throws ApiError key_reused if it was a different one */
export function answerOf(earlier: Pick<EventRow, 'requestHash' | 'response'>, { hash }: RepeatableRequest): unknown {
  if (earlier.requestHash !== hash) throw new ApiError('key_reused');
  return earlier.response?.body;
}
