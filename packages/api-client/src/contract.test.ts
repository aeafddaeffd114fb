import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Reference {
  $ref?: string;
}
interface Media extends Reference {
  schema?: Reference;
  example?: unknown;
}
interface Response extends Reference {
  description?: string;
  content?: Record<string, Media>;
}
interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: (Reference & { name?: string; in?: string; required?: boolean })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
interface Contract {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    parameters: Record<string, { name: string; in: string; required?: boolean }>;
    responses: Record<string, Response>;
    schemas: Record<string, { type?: string; additionalProperties?: unknown; required?: string[] }>;
    securitySchemes: Record<string, unknown>;
  };
}

const address = new URL('../../../openapi.yaml', import.meta.url);
const contract = parse(readFileSync(address, 'utf8')) as Contract;

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path}`,
    unsafe: method !== 'get',
    operation,
  })),
);

/** The calls in the specification, followed by those that Credence adds. */
const specified: [id: string, call: string][] = [
  ['R-1201', 'GET /get-csrf-token/'],
  ['R-1202 R-1229', 'GET /check-session/'],
  ['R-1203', 'POST /user/login'],
  ['R-1204', 'POST /user/logout'],
  ['R-1205 R-1226', 'GET /user/index'],
  ['R-1206', 'GET /user/check-admin'],
  ['R-1207', 'POST /user/create'],
  ['R-1208', 'POST /user/edit-user/{username}'],
  ['R-1209', 'POST /user/update-password'],
  ['R-1210', 'POST /user/questionnaire'],
  ['R-1211 R-1227', 'GET /user/collaborations'],
  ['R-1212', 'GET /user/invitations'],
  ['R-1213', 'GET /user/activities'],
  ['R-1214', 'GET /user/confirm-account'],
  ['R-1215', 'POST /user/forgot-password'],
  ['R-1216', 'GET /network/{id}/collaborators'],
  ['R-1217', 'GET /network/{id}/invited-collaborators'],
  ['R-1218', 'POST /network/invite-collaborator/{networkId}/{username}'],
  ['R-1219', 'POST /network/cancel-invitation/{networkId}/{username}'],
  ['R-1220', 'POST /network/remove-collaborator/{networkId}/{userId}'],
  ['R-1221', 'POST /network/accept-invitation/{id}'],
  ['R-1222', 'POST /network/decline-invitation/{id}'],
  ['R-1223', 'POST /network/delete/{id}'],
  ['R-1224', 'GET /network/download/{id}'],
  ['R-1225', 'POST /network/upload'],
  ['R-1228 R-1230', 'GET /network/check-access/{networkId}'],
  ['R-1231', 'GET /network/overview/{id}'],
  ['R-1232', 'POST /network/{networkId}/{nodeId}/reset'],
  ['R-1233', 'GET /network/{networkId}/{nodeId}'],
  ['R-1234', 'POST /network/{networkId}/{nodeId}/save'],
  ['R-1235', 'GET /network/{networkId}/{nodeId}/{iteration}'],
  ['R-1236', 'POST /network/{networkId}/{nodeId}/{iteration}/save'],
  ['R-1237 R-1238', 'GET /user/get-user/{username}'],
];
/** Published operations stay; a new one need not be listed here. */
const published = [
  'POST /user/reset-password',
  'POST /user/resend-activation',
  'GET /user/export',
  'POST /user/delete',
  'GET /user/sessions',
  'POST /user/sessions/revoke',
  'POST /network/restore/{id}',
  'GET /network/structure/{id}',
  'GET /network/events/{id}',
  'POST /network/{networkId}/{nodeId}/undo-reset',
  'GET /network/{networkId}/{nodeId}/directions',
  'POST /network/{networkId}/{nodeId}/directions',
  'GET /network/{networkId}/{nodeId}/explanations',
  'POST /network/{networkId}/{nodeId}/explanations',
  'GET /network/{networkId}/{nodeId}/feedback',
  'POST /network/{networkId}/{nodeId}/feedback',
  'GET /network/{networkId}/{nodeId}/{iteration}/history',
  'POST /network/{networkId}/{nodeId}/{iteration}/restore',
  'GET /site',
];

test('R-1239 the base of all calls is /api', () => {
  expect(contract.servers.map((server) => server.url)).toEqual(['/api']);
});

test.each(specified)('%s the contract has %s', (_, call) => {
  expect(operations.map((operation) => operation.call)).toContain(call);
});

test.each(published)('the contract keeps %s, which Credence adds', (call) => {
  expect(operations.map((operation) => operation.call)).toContain(call);
});

describe.each(operations)('$call', ({ operation, unsafe }) => {
  const schemes = operation.security?.flatMap((requirement) => Object.keys(requirement)) ?? [];
  const statuses = Object.keys(operation.responses);

  test('has a name of verb and noun, a summary and a place', () => {
    expect(operation.operationId).toMatch(/^[a-z]+[A-Z]?[A-Za-z]*$/);
    expect(operations.filter((other) => other.operation.operationId === operation.operationId)).toHaveLength(1);
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    expect(operation.tags).toHaveLength(1);
  });

  test('says who may call it', () => {
    expect(operation.security).toBeDefined();
    expect(schemes.includes('csrf')).toBe(unsafe);
    expect(statuses.includes('401')).toBe(schemes.includes('token'));
    if (unsafe) expect(statuses).toContain('403');
    for (const parameter of operation.parameters ?? []) {
      const { name, in: place, required = false } = resolveParameter(parameter);
      if (place === 'header') expect([name, required]).toEqual([name, false]);
      expect(['Authorization', 'X-CSRFToken']).not.toContain(name);
    }
  });

  test('names the statuses that any call can return', () => {
    expect(statuses).toEqual(expect.arrayContaining(['400', '429', '500', '503']));
    if (unsafe) expect(statuses).toEqual(expect.arrayContaining(['413', '415']));
    if (operation.parameters?.some((parameter) => resolveParameter(parameter).name.toLowerCase().endsWith('id'))) {
      expect(statuses).toContain('404');
    }
  });

  test('has an example of the request and of each response', () => {
    const success = statuses.filter((status) => status.startsWith('2'));
    expect(success).toHaveLength(1);
    const media = [operation.requestBody?.content, ...Object.values(operation.responses).map(contentOf)];
    for (const [type, { schema, example }] of media.flatMap((content) => Object.entries(content ?? {}))) {
      expect({ type, schema, example }).toEqual({ type, schema: expect.any(Object), example: expect.anything() });
    }
  });

  test('answers every error with error, code and requestId', () => {
    for (const [status, response] of Object.entries(operation.responses)) {
      // 304 says that there is nothing new, and has no body.
      if (status.startsWith('2') || status === '304') continue;

      const schema = contentOf(response)?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
      expect(contract.components.schemas[schema]?.required).toEqual(
        expect.arrayContaining(['error', 'code', 'requestId']),
      );
    }
  });

  test('takes a body without unknown keys', () => {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      const name = schema?.$ref?.split('/').at(-1) ?? '';
      expect(contract.components.schemas[name]).toMatchObject({ type: 'object', additionalProperties: false });
    }
  });
});

function resolveParameter(parameter: NonNullable<Operation['parameters']>[number]) {
  const { name = '', in: place = '', required = false } = parameter;
  const shared = contract.components.parameters[parameter.$ref?.split('/').at(-1) ?? ''];
  return shared ?? { name, in: place, required };
}

function contentOf(response: Response): Record<string, Media> | undefined {
  const shared = contract.components.responses[response.$ref?.split('/').at(-1) ?? ''];
  return (shared ?? response).content;
}
