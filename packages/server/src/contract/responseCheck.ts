import type { FastifyInstance } from 'fastify';
import type { ContractOperation } from './contract.js';
import { compileStrict } from './validators.js';

/** An answer that the contract does not have. Seen in tests only, as a failed request. */
export class ResponseMismatch extends Error {}

/** Holds every JSON answer of the operation's routes against the contract. */
export function addResponseCheck(app: FastifyInstance, operation: ContractOperation): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const status = reply.statusCode;
    if (!operation.responses.has(status)) throw mismatch(operation, `answers ${status}, which openapi.yaml does not list`);
    const schema = operation.responses.get(status);
    const validate = schema && compileStrict(schema);
    if (validate && request.method !== 'HEAD' && !validate(JSON.parse(String(payload)))) {
      throw mismatch(operation, `${status}: ${JSON.stringify(validate.errors?.[0])} in ${String(payload).slice(0, 500)}`);
    }
    return payload;
  });
}

function mismatch(operation: ContractOperation, what: string): ResponseMismatch {
  return new ResponseMismatch(`${operation.id} ${what}`);
}
