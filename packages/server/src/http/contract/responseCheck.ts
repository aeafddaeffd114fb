import { gunzipSync } from 'node:zlib';
import type { onSendAsyncHookHandler } from 'fastify';
import type { ContractOperation } from './contract.js';
import { compileStrict } from './validators.js';

/** Called for a response that violates the contract. */
export type OnMismatch = (problem: string) => void;

/** Validates every JSON response of an operation against the contract. A mismatch is reported and becomes an error. */
export function responseCheck(operation: ContractOperation, onMismatch: OnMismatch): onSendAsyncHookHandler {
  return (request, reply, payload) => {
    // An operation may answer with a table where that is asked for.
    const isJson = String(reply.getHeader('content-type') ?? 'application/json').startsWith('application/json');
    const text = request.method === 'HEAD' || !isJson ? undefined : payload;
    const problem = problemOf(operation, reply.statusCode, text);
    if (problem === undefined) return Promise.resolve(payload);
    onMismatch(problem);
    return Promise.reject(new Error(problem));
  };
}

function problemOf({ id, responses }: ContractOperation, status: number, payload: unknown): string | undefined {
  if (!responses.has(status)) return `${id} answers ${status}, which openapi.yaml does not list for it`;
  const schema = responses.get(status);
  const text = textOf(payload);
  if (!schema || text === undefined) return undefined;
  const validate = compileStrict(schema);
  if (validate(JSON.parse(text))) return undefined;
  const [error] = validate.errors ?? [];
  return `${id} ${status}: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)} in ${text.slice(0, 500)}`;
}

/** A body that was sent as bytes begins as gzip does, or is the text itself. */
function textOf(payload: unknown): string | undefined {
  if (!Buffer.isBuffer(payload)) return typeof payload === 'string' ? payload : undefined;
  return (payload[0] === 0x1f ? gunzipSync(payload) : payload).toString();
}
