import type { FastifyRequest } from 'fastify';
import { ApiError, type PlainCode } from '../../platform/errors.js';
import type { ContractOperation, ParameterPlace } from './contract.js';
import { invalidInput } from './invalidInput.js';
import { compileParameters } from './validators.js';

type Values = Record<string, unknown>;

/** What a malformed identifier is answered with: the same as one that names nothing. */
const unknownOf: Record<string, PlainCode> = {
  networkId: 'network_not_found',
  id: 'network_not_found',
  nodeId: 'node_not_found',
  iteration: 'question_not_found',
  username: 'user_not_found',
  userId: 'collaborator_not_found',
};

/** Reads and checks an operation's path, query and headers. */
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

  // Digits only: 1e3 and 0x10 are numbers to JavaScript, and no addresses of ours.
  const isCanonical = (values: Values) => integers.every((name) => /^(0|[1-9]\d*)$/.test(String(values[name])));

  // No text of ours holds a NUL, and the database takes none.
  const withNul = (values: Values) =>
    Object.keys(values).find((name) => typeof values[name] === 'string' && values[name].includes('\0'));

  const check = (place: ParameterPlace, values: Values): Values => {
    const validate = checks[place];
    const spoilt = withNul(values);
    if (place === 'path' && spoilt) throw new ApiError(unknownOf[spoilt] ?? 'not_found');
    if (place === 'path' && !isCanonical(values)) throw new ApiError(unknownOf[integers[0] ?? ''] ?? 'not_found');
    if (spoilt) throw new ApiError('invalid_input', { reason: 'impossible-character', field: spoilt });
    if (!validate || validate(values)) return values;
    const field = validate.errors?.[0]?.instancePath.split('/')[1] ?? '';
    if (place === 'path') throw new ApiError(unknownOf[field] ?? 'not_found');
    throw new ApiError('invalid_input', invalidInput(validate.errors));
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
