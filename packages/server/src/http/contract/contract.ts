import { dereference } from '@apidevtools/json-schema-ref-parser';
import { tags } from '@credence/text';
import type { JsonSchema } from './schema.js';

export type ParameterPlace = 'path' | 'query' | 'header';

export interface ContractParameter {
  name: string;
  in: ParameterPlace;
  required?: boolean;
  schema: JsonSchema;
}

/** The kinds of request body: none, JSON or a single file. */
export type ContractBody =
  | { kind: 'none' }
  | { kind: 'json'; schema: JsonSchema; example: unknown; required: boolean }
  | { kind: 'file'; field: string };

/** An operation of openapi.yaml, with its references resolved. */
export interface ContractOperation {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As written in openapi.yaml: /network/{networkId}/{nodeId} */
  path: string;
  /** True if no login is needed. */
  isPublic: boolean;
  /** True if whoever calls it saves nothing: a GET, or in the contract `x-reads`, as a secret is no part of an address. */
  reads: boolean;
  parameters: ContractParameter[];
  body: ContractBody;
  /** JSON schema by status; undefined if the response is not JSON. */
  responses: Map<number, JsonSchema | undefined>;
}

interface RawOperation {
  operationId: string;
  'x-reads'?: true;
  security?: JsonSchema[];
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Schemas that contain themselves and references to other files are not supported. */
const inThisFile = { dereference: { circular: false }, resolve: { external: false } } as const;

/**
 * Reads openapi.yaml.
 * @throws for a dangling reference and for a schema that contains itself
 */
export async function readContract(file: string): Promise<ContractOperation[]> {
  const document = await dereference<JsonSchema>(file, inThisFile);
  nameLanguages(document);
  const paths = document.paths as Record<string, Record<string, unknown>>;
  const security = (document.security as JsonSchema[] | undefined) ?? [];
  const found: ContractOperation[] = [];
  for (const [path, item] of Object.entries(paths)) {
    const shared = (item.parameters as ContractParameter[] | undefined) ?? [];
    for (const method of methods) {
      const raw = item[method] as RawOperation | undefined;
      if (raw) found.push(readOperation(path, method, raw, shared, security));
    }
  }
  return found;
}

/** Which languages there are, the product knows; the contract says only how their tags look. */
function nameLanguages(document: JsonSchema): void {
  const { schemas } = (document.components ?? {}) as { schemas?: Record<string, Record<string, unknown>> };
  const locale = schemas?.Locale;
  if (!locale) return;
  // Whatever it looks like: no other value is a choice.
  delete locale.pattern;
  delete locale.maxLength;
  locale.enum = [...tags];
}

function readOperation(
  path: string,
  method: (typeof methods)[number],
  raw: RawOperation,
  shared: ContractParameter[],
  security: JsonSchema[],
): ContractOperation {
  const required = raw.security ?? security;
  return {
    id: raw.operationId,
    method: method.toUpperCase() as ContractOperation['method'],
    path,
    reads: method === 'get' || raw['x-reads'] === true,
    isPublic: !required.some((alternative) => 'token' in alternative),
    parameters: [...shared, ...(raw.parameters ?? [])],
    body: readBody(raw),
    responses: new Map(
      Object.entries(raw.responses).map(([status, response]) => [
        Number(status),
        response.content?.['application/json']?.schema,
      ]),
    ),
  };
}

function readBody({ requestBody }: RawOperation): ContractBody {
  const file = requestBody?.content['multipart/form-data'];
  if (file) return { kind: 'file', field: Object.keys(file.schema.properties as object)[0] ?? '' };
  const json = requestBody?.content['application/json'];
  return json
    ? { kind: 'json', schema: json.schema, example: json.example, required: requestBody?.required ?? false }
    : { kind: 'none' };
}
