import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseIsAway } from '../database/databaseIsAway.js';
import { ApiError, type ErrorCode } from '../platform/errors.js';
import type { ContractOperation } from './contract/contract.js';
import type { Schema } from './contract/schema.js';
import { errorBody } from './errorBody.js';

/** The framework's own errors, mapped to our codes. */
const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
};

/** The only place that turns an error into a response. It reveals nothing of the error but what we wrote for people. */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  responses?: ContractOperation['responses'],
): FastifyReply {
  const known = asApiError(error);
  if (!known) request.log.error({ err: error }, 'request failed');
  const told = known ?? new ApiError('internal_error');
  return sendError(told, request, reply, responses?.get(told.status));
}

function sendError(
  error: ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
  schema: Schema | undefined,
): FastifyReply {
  if (error.status === 401 || error.status === 403) request.refusal = error.code;
  if (error.status === 401) reply.header('www-authenticate', 'Token');
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(errorBody(error, request.id, schema));
}

function asApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (!(error instanceof Error)) return undefined;
  const code = frameworkCodes[(error as FastifyError).code];
  if (code) return new ApiError(code);
  if (databaseIsAway(error)) return new ApiError('unavailable');
  const status = (error as FastifyError).statusCode ?? 500;
  return status >= 400 && status < 500 ? new ApiError('invalid_input') : undefined;
}
