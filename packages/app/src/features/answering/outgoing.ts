import { type AnswerSave, ApiError, NoResponseError } from '@credence/api-client';
import type { Failure } from '@credence/text';
import type { AnswerPlace } from './place.js';

/** An answer on its way to the server. */
export interface Outgoing {
  readonly place: AnswerPlace;
  /** The node's name, for messages about the answer. */
  readonly title: string;
  readonly answer: AnswerSave;
  /** The revision it is based on. */
  readonly revision?: string | undefined;
  /** The `Idempotency-Key` of every attempt. */
  readonly key: string;
}

/** Why the server refused the answer, at once or later. */
export interface Refusal extends Failure {
  readonly status: number;
  /** True if the answer was still on the screen when it was refused, and the question itself reports it. */
  readonly told?: boolean;
}

/** An answer that the server has not acknowledged. */
export interface UnsentAnswer extends Outgoing {
  /** When it was given. */
  readonly at: Date;
  readonly refusal?: Refusal | undefined;
}

/** Whether a call failed in transit: offline, or a server that is starting, stopping, full or behind a gateway. */
export function isOutOfReach(error: unknown): boolean {
  return (
    isUnable(error) ||
    (error instanceof ApiError && [502, 504].includes(error.status)) ||
    error instanceof NoResponseError
  );
}

/** Whether the server said that it cannot store anything right now: it is busy, or its disk is full. */
export function isUnable(error: unknown): boolean {
  return error instanceof ApiError && [503, 507].includes(error.status);
}

/** Whether a server error may go away on retry: a timeout, too many requests, or a failure of the server. */
export function isPassing({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Whether the question no longer exists or is no longer accessible: deleted, withdrawn from, or access revoked. */
export function isGone({ status, code }: Pick<Refusal, 'status' | 'code'>): boolean {
  // Other 403 refusals concern the session or the account.
  return status === 404 || (status === 403 && (code === undefined || code === 'forbidden' || code === 'owner_only'));
}

/** Whether the loaded state is outdated: someone saved a newer answer, or the node was reset. */
export function isOvertaken({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'stale_revision' || code === 'node_reset';
}
