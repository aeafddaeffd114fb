import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonBody } from './jsonBody.js';

const parse = (text: string) => parseJsonBody(Buffer.from(text));

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

test.each(['{', '{"a":1,}', '\uFEFF{}', "{'a':1}", 'NaN', `${'['.repeat(100_000)}${']'.repeat(100_000)}`])(
  'B-039 a body that is not JSON is refused (%#)',
  (text) => {
    expect(() => parse(text)).toThrow(/not valid JSON/);
  },
);

test('B-039 bytes that are no UTF-8 are refused', () => {
  expect(() => parseJsonBody(Buffer.from([0x22, 0xff, 0x22]))).toThrow(
    'The request is not valid JSON: it is not UTF-8.',
  );
});

test('B-040 a key that is given twice is refused, also where it is written differently', () => {
  expect(() => parse('{"password":"a","password":"b"}')).toThrow('The field password is given twice.');
  expect(() => parse('{"a":[{"b":1,"\\u0062" \n:2}]}')).toThrow('The field b is given twice.');
});

test.each(['{"__proto__":{"x":1}}', '{"a":{"constructor":{"prototype":{}}}}', '{"\\u005f_proto__":1}'])(
  'B-062 %s is refused and changes no prototype',
  (text) => {
    expect(() => parse(text)).toThrow(/^Unknown field (__proto__|constructor)\.$/);
    expect(({} as { x?: number }).x).toBeUndefined();
  },
);
