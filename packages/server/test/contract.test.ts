import path from 'node:path';
import { dereference } from '@apidevtools/json-schema-ref-parser';
import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../src/http/contract/schema.js';
import { compileStrict } from '../src/http/contract/validators.js';

interface Media {
  schema: JsonSchema;
  example: unknown;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content: Record<string, Media> }>;
}

const file = path.resolve(import.meta.dirname, '../../../openapi.yaml');
const document = await dereference<{
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}>(file);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

describe.each(operations)('$operationId', ({ parameters = [], requestBody, responses }) => {
  test('gives examples that are as its schemas say', () => {
    const media = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
    for (const { schema, example } of media.flatMap((content) => Object.values(content ?? {}))) {
      const validate = compileStrict(schema);
      validate(example);
      expect({ example, errors: validate.errors }).toEqual({ example, errors: null });
    }
  });

  test('takes nothing without a limit', () => {
    const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
    const unlimited = [
      ...parameters.flatMap(({ name, schema }) => unlimitedIn(schema, name)),
      ...schemas.flatMap((schema) => unlimitedIn(schema, 'body')),
    ];
    expect(unlimited).toEqual([]);
  });
});

test('every schema of the contract can be checked', () => {
  const schemas = Object.entries(document.components.schemas);
  expect(schemas.length).toBeGreaterThan(80);
  for (const [name, schema] of schemas) expect(() => compileStrict(schema), name).not.toThrow();
});

test('a text, a list, a number and an object without a limit are found', () => {
  const properties = { a: { type: 'string' }, b: { type: 'array', items: {} }, c: { type: 'integer', minimum: 1 } };
  const schema = { type: 'object', properties: { d: { type: 'object', properties } } };
  expect(unlimitedIn(schema, 'x')).toEqual(['x', 'x.d', 'x.d.a', 'x.d.b', 'x.d.c']);
});

/** The places in a schema where the sender can make something arbitrarily large. */
function unlimitedIn(schema: JsonSchema, place: string): string[] {
  if ('const' in schema || 'enum' in schema) return [];

  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  const parts = [
    ...properties.map(([name, part]) => unlimitedIn(part, `${place}.${name}`)),
    ...['oneOf', 'anyOf', 'allOf'].flatMap((keyword) =>
      ((schema[keyword] ?? []) as JsonSchema[]).map((part) => unlimitedIn(part, place)),
    ),
    ...['items', 'additionalProperties'].flatMap((keyword) =>
      typeof schema[keyword] === 'object' ? [unlimitedIn(schema[keyword] as JsonSchema, `${place}[]`)] : [],
    ),
  ];

  return [...(isLimited(schema) ? [] : [place]), ...parts.flat()];
}

function isLimited(schema: JsonSchema): boolean {
  switch (schema.type) {
    case 'string':
      return 'maxLength' in schema || 'format' in schema;
    case 'array':
      return 'maxItems' in schema;
    case 'integer':
    case 'number':
      return 'minimum' in schema && 'maximum' in schema;
    case 'object':
      return schema.additionalProperties === false || 'maxProperties' in schema;
    default:
      return true;
  }
}
