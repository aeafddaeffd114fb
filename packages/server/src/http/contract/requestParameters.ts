import type { FastifyRequest } from 'fastify';
import { ApiError, type ErrorCode } from '../../platform/errors.js';
import { sentenceFor } from '../sentences/sentences.js';
import type { ContractOperation, Place } from './contract.js';
import { compileParameters } from './validators.js';

type Values = Record<string, unknown>;

/** The refusal of a malformed identifier: the same as for an unknown one. */
const unknownOf: Record<string, ErrorCode> = {
  networkId: 'network_not_found',
  id: 'network_not_found',
  nodeId: 'node_not_found',
  iteration: 'question_not_found',
  username: 'user_not_found',
  userId: 'collaborator_not_found',
};

/** Reads and validates an operation's path, query and headers. */
export function readParameters(operation: ContractOperation) {
  const checks = {
    path: compileParameters(operation, 'path'),
    query: compileParameters(operation, 'query'),
    header: compileParameters(operation, 'header'),
  };
  const integers = operation.parameters
    .filter((parameter) => parameter.in === 'path' && parameter.schema.type === 'integer')
    .map(({ name }) => name);
  const declared = operation.parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);

  // Digits only: JavaScript also takes 1e3 and 0x10 for numbers, but they do not belong in our URLs.
  const isCanonical = (values: Values) => integers.every((name) => /^(0|[1-9]\d*)$/.test(String(values[name])));

  // None of our texts contain a NUL, and the database rejects it.
  const withNul = (values: Values) =>
    Object.keys(values).find((name) => typeof values[name] === 'string' && values[name].includes('\0'));

  const check = (place: Place, values: Values): Values => {
    const validate = checks[place];
    const spoilt = withNul(values);
    if (place === 'path' && spoilt) throw new ApiError(unknownOf[spoilt] ?? 'not_found');
    if (place === 'path' && !isCanonical(values)) throw new ApiError(unknownOf[integers[0] ?? ''] ?? 'not_found');
    if (spoilt) throw new ApiError('invalid_input', { message: `${spoilt} holds a character that no text has.` });
    if (!validate || validate(values)) return values;
    const field = validate.errors?.[0]?.instancePath.split('/')[1] ?? '';
    if (place === 'path') throw new ApiError(unknownOf[field] ?? 'not_found');
    throw new ApiError('invalid_input', { message: sentenceFor(validate.errors) });
  };

  return (request: FastifyRequest): { path: Values; query: Values; headers: Values } => {
    const headers = check('header', { ...request.headers });
    return {
      path: check('path', { ...(request.params as Values) }),
      query: check('query', { ...(request.query as Values) }),
      headers: Object.fromEntries(
        declared.flatMap((name) =>
          headers[name.toLowerCase()] === undefined ? [] : [[name, headers[name.toLowerCase()]]],
        ),
      ),
    };
  };
}
