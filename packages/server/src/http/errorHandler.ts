import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseIsAway, databaseIsBusy } from '../database/databaseIsAway.js';
import { ApiError } from '../platform/errors.js';
import type { ContractOperation } from './contract/contract.js';
import type { JsonSchema } from './contract/schema.js';
import { errorBody } from './errorBody.js';

/** What the framework refuses by itself, in our codes. */
const frameworkCodes: Record<string, () => ApiError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => new ApiError('too_large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new ApiError('unsupported_media_type', { reason: 'json-wanted' }),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new ApiError('invalid_input', { reason: 'form' }),
};

/** The one place where an error becomes an answer. Nothing of the error itself leaves but what we wrote for people. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  operation?: Pick<ContractOperation, 'reads' | 'responses'>,
): FastifyReply {
  const known = asApiError(error, operation?.reads ?? request.method === 'GET');
  if (!known) request.log.error({ err: error }, 'request failed');
  else if (!(error instanceof ApiError) && known.status === 503)
    request.server.databaseTrouble.refuses(error, request.log);
  const refusal = known ?? new ApiError('internal_error');
  return sendError(refusal, request, reply, operation?.responses.get(refusal.status));
}

function sendError(
  error: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
  schema: JsonSchema | undefined,
): FastifyReply {
  request.refusal = error.code;
  if (error.status === 401) reply.header('www-authenticate', 'Token');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(errorBody(error, request.id, schema));
}

function asApiError(error: unknown, reads: boolean): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return undefined;
  const refusal = frameworkCodes[(error as FastifyError).code];
  if (refusal) return refusal();
  if (databaseIsBusy(error)) return new ApiError('unavailable');
  if (databaseIsAway(error)) return new ApiError(reads ? 'reading_unavailable' : 'storage_unavailable');
  const status = (error as FastifyError).statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError('invalid_input', { reason: 'form' }) : undefined;
}
