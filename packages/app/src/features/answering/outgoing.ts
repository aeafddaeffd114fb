import { type AnswerSave, ApiError, NoResponseError } from '@credence/api-client';
import type { Failure } from '@credence/text';
import type { Place } from './place.js';
import { isExact, isStanding, isTouched } from './saidBeside.js';

/** An answer on its way to the server. */
export interface Outgoing {
  readonly place: Place;
  /** The node's name, for messages about the answer. */
  readonly title: string;
  readonly answer: AnswerSave;
  /** The revision it is based on. */
  readonly revision: string | undefined;
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
export interface Unsent extends Outgoing {
  /** When it was given. */
  readonly at: Date;
  readonly refusal: Refusal | undefined;
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

/** Reads an answer from browser storage, which may hold anything; undefined if it is not an answer. */
export function unsentIn(entry: unknown): Unsent | undefined {
  if (!isRecord(entry) || !(entry.at instanceof Date) || Number.isNaN(entry.at.getTime())) return undefined;
  const { value, at } = entry;
  if (!isRecord(value) || !isPlace(value.place) || !isAnswer(value.answer)) return undefined;
  const { place, title, answer, revision, key, refusal } = value;
  if (!isText(title) || !isHeader(key) || !(revision === undefined || isHeader(revision))) return undefined;

  return { place, title, answer, revision, key, at, refusal: isRefusal(refusal) ? refusal : undefined };
}

function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false;
  return isText(value.networkId) && isText(value.nodeId) && isWhole(value.iteration, 1, Number.MAX_SAFE_INTEGER);
}

function isAnswer(value: unknown): value is AnswerSave {
  if (!isRecord(value)) return false;
  const { sliders, comment, timer, exact, touched, standing } = value;
  return (
    Array.isArray(sliders) &&
    isExact(exact, sliders.length) &&
    isTouched(touched, sliders.length) &&
    isStanding(standing) &&
    sliders.every((slider) => isWhole(slider, 1, 99)) &&
    [-2, -1, 1, 2].includes(value['self-eval'] as number) &&
    typeof comment === 'string' &&
    isWhole(timer, 0, Number.MAX_SAFE_INTEGER)
  );
}

function isRefusal(value: unknown): value is Refusal {
  if (!isRecord(value) || typeof value.status !== 'number') return false;
  return (
    [value.code, value.message].every((text) => text === undefined || typeof text === 'string') &&
    (value.params === undefined || isRecord(value.params))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Whether a header may hold this value; otherwise the answer could never be sent. */
export function isHeader(value: unknown): value is string {
  return isText(value) && /^[\x21-\x7e]{1,200}$/.test(value);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
