import type { RefusalParams } from '@credence/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ApiError } from '../../platform/errors.js';
import { parseJsonBody } from './jsonBody.js';

const parse = (text: string) => parseJsonBody(Buffer.from(text));
const refusal = (params: RefusalParams['invalid_json']) => new ApiError('invalid_json', params);

test('reads what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 10 }), (text) => {
      fc.pre(!/__proto__|constructor|prototype/.test(text));
      expect(parse(text)).toEqual(JSON.parse(text));
    }),
  );
  expect(parse('{"a": "{\\"b\\":1}", "b\\"" : ["a", "a"], "c": {"a": 1}}')).toEqual({
    a: '{"b":1}',
    'b"': ['a', 'a'],
    c: { a: 1 },
  });
  expect(parse('')).toBeUndefined();
});

test.each(['{', '{"a":1,}', '\uFEFF{}', "{'a':1}", 'NaN'])('B-039 %j is no JSON and refused', (text) => {
  expect(() => parse(text)).toThrow(refusal({ reason: 'syntax' }));
});

test('B-039 a body of endless nesting is refused', () => {
  expect(() => parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toThrow(refusal({ reason: 'too-deep' }));
});

test('B-039 bytes that are no UTF-8 are refused', () => {
  expect(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(refusal({ reason: 'not-utf-8' }));
});

test('B-040 a key that is given twice is refused, also where it is written differently', () => {
  expect(() => parse('{"password":"a","password":"b"}')).toThrow(refusal({ reason: 'field-twice', field: 'password' }));
  expect(() => parse('{"a":[{"b":1,"\\u0062" \n:2}]}')).toThrow(refusal({ reason: 'field-twice', field: 'b' }));
});

test.each([
  ['{"__proto__":{"x":1}}', '__proto__'],
  ['{"a":{"constructor":{"prototype":{}}}}', 'constructor'],
  ['{"\\u005f_proto__":1}', '__proto__'],
])('B-062 %s is refused and changes no prototype', (text, field) => {
  expect(() => parse(text)).toThrow(refusal({ reason: 'unknown-field', field }));
  expect(({} as { x?: number }).x).toBeUndefined();
});
