import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../platform/errors.js';
import type { ContractBody } from './contract.js';
import { invalidInput } from './invalidInput.js';
import { readUpload, refuseLargeUpload } from './upload.js';
import { compileStrict } from './validators.js';

/** Refuses bodies that the operation does not accept by their headers, before reading them. */
export function refuseForeignBody(request: FastifyRequest, body: ContractBody): void {
  const {
    'content-type': type,
    'content-encoding': encoding,
    'content-length': length,
    'transfer-encoding': chunked,
  } = request.headers;
  // A compressed body would bypass the size limits.
  if (encoding !== undefined && encoding !== 'identity')
    throw new ApiError('unsupported_media_type', { reason: 'compressed' });
  const hasBody = chunked !== undefined || Number(length ?? 0) > 0;
  if (!hasBody || request.method === 'GET' || request.method === 'HEAD') return;
  const media = type?.split(';')[0]?.trim().toLowerCase();
  if (body.kind === 'file') {
    if (media !== 'multipart/form-data') throw new ApiError('unsupported_media_type', { reason: 'multipart-wanted' });
    refuseLargeUpload(request);
  } else if (media !== 'application/json' || !isUtf8(type))
    throw new ApiError('unsupported_media_type', { reason: 'json-wanted' });
}

/** Whether a media type names no set of characters, or the one that JSON is written in. */
function isUtf8(type = ''): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1]?.toLowerCase();
  return charset === undefined || ['utf-8', 'utf8', 'us-ascii'].includes(charset);
}

const nothing = { type: 'object', additionalProperties: false };

/**
 * Reads and validates an operation's body without converting, defaulting or dropping anything. A missing body counts as
 * an empty object unless the contract asks for one, and so does null where there is no payload; anything else in place
 * of an object is refused.
 */
export function readBody(body: ContractBody): (request: FastifyRequest) => unknown {
  if (body.kind === 'file') return (request) => (request.isMultipart() ? readUpload(request, body.field) : undefined);
  const validate = compileStrict(body.kind === 'json' ? body.schema : nothing);
  return ({ body: content }) => {
    const sent = content === undefined || (content === null && body.kind === 'none') ? {} : content;
    if (!validate(sent)) throw new ApiError('invalid_input', invalidInput(validate.errors));
    if (content === undefined && body.kind === 'json' && body.required)
      throw new ApiError('invalid_input', { reason: 'wrong-type', types: ['object'] });
    return sent;
  };
}
