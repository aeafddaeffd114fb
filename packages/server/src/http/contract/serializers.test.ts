import { expect, test } from 'vitest';
import { compileSerializer } from './serializers.js';

const schema = { type: 'object', properties: { name: { type: 'string' } } };

test('only what the schema declares is written', () => {
  expect(compileSerializer(schema)({ name: 'Ann', passwordHash: 'secret' })).toBe('{"name":"Ann"}');
});

test('a schema is compiled once', () => {
  expect(compileSerializer(schema)).toBe(compileSerializer(schema));
  expect(compileSerializer({ ...schema })).not.toBe(compileSerializer(schema));
});
