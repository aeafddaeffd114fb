import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../platform/services.js';
import { browserCookieName, institutionCookieName, signupCookieName } from './browserCookie.js';
import type { CallSeen } from './callSeen.js';
import type { ContractOperation } from './contract/contract.js';
import { readBody, refuseForeignBody } from './contract/requestBody.js';
import { readParameters } from './contract/requestParameters.js';
import { type OnMismatch, responseCheck } from './contract/responseCheck.js';
import type { JsonSchema } from './contract/schema.js';
import { compileSerializer } from './contract/serializers.js';
import { answerError } from './errorHandler.js';
import type { Guard } from './guard.js';
import type { Call, Operation, OperationId } from './operation.js';
import { recordRefusal } from './recordRefusal.js';
import { send } from './send.js';

/** Any operation of the map, regardless of its types. */
export type AnyOperation = Operation<OperationId>;

export interface OperationRegistration {
  contract: readonly ContractOperation[];
  operations: Readonly<Record<string, unknown>>;
  services: Services;
  guard: Guard;
  /** Told of every call once its response is sent. */
  onCall: ((call: CallSeen) => void) | undefined;
  /** If given, every response is checked against the contract: for tests. */
  onMismatch: OnMismatch | undefined;
}

/** Registers a route for every operation of the contract. Throws at startup if one has no handler. */
export function registerOperations(app: FastifyInstance, registration: OperationRegistration): void {
  for (const operation of registration.contract) {
    const handler = registration.operations[operation.id] as AnyOperation | undefined;
    if (!handler) throw new Error(`${operation.id} of openapi.yaml has no handler in src/operations.ts`);
    registerOperation(app, operation, handler, registration);
  }
}

function registerOperation(
  app: FastifyInstance,
  operation: ContractOperation,
  handler: AnyOperation,
  { services, guard, onCall, onMismatch }: OperationRegistration,
): void {
  const parameters = readParameters(operation);
  const body = readBody(operation.body);
  const route = {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: { response: responseSchemas(operation) },
    serializerCompiler: ({ schema }: { schema: unknown }) => compileSerializer(schema as JsonSchema),
    // The caller is determined before any of the body is read.
    onRequest: async (request: FastifyRequest) => {
      request.caller = await guard(request, operation);
      refuseForeignBody(request, operation.body);
    },
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      answerError(error, request, reply, operation),
    onSend: onMismatch ? [responseCheck(operation, onMismatch)] : [],
    // Runs after the response, so nobody waits for it and a failure to record changes nothing.
    onResponse: (request: FastifyRequest, reply: FastifyReply) => {
      const [status, milliseconds] = [reply.statusCode, reply.elapsedTime];
      onCall?.({ operation: operation.id, status, milliseconds, refusal: request.refusal });
      return recordRefusal(request, reply, operation.id, services).catch(() => undefined);
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const addressed = parameters(request);
      const call = { ...addressed, body: await body(request), caller: request.caller, request: about(request) };
      // What it logs says which request it was.
      const result = await handler(call as Call<OperationId>, { ...services, log: request.log });
      return send(reply, result, services.config);
    },
  };
  app.route(route);
}

/** One schema per success status: undeclared fields are not sent. Refusals are written by errorBody alone. */
function responseSchemas({ responses }: ContractOperation): Record<string, unknown> {
  return Object.fromEntries([...responses].filter(([status, schema]) => status < 400 && schema !== undefined));
}

function about(request: FastifyRequest): Call<OperationId>['request'] {
  return {
    method: request.method,
    url: request.url,
    userAgent: request.headers['user-agent'],
    address: request.ip,
    browser: request.cookies[browserCookieName],
    signup: request.cookies[signupCookieName],
    institution: request.cookies[institutionCookieName],
    token: request.sentToken,
    acceptsGzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? '')),
  };
}
