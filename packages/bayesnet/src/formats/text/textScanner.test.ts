import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../../network/limits.js';
import { ProblemList } from '../problemList.js';
import type { Grammar } from './grammar.js';
import { TextScanner } from './textScanner.js';

const grammar: Grammar = {
  signs: '{}()=;,',
  lineComments: ['//', '%'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};

function scan(source: string, own: Partial<Grammar> = {}) {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, { ...grammar, ...own }, problems);
  const tokens: string[] = [];
  for (; scanner.kind !== 'end'; scanner.next()) tokens.push(`${scanner.kind} ${scanner.text}`);
  return { tokens, problems: problems.all() };
}

const scannerOf = (source: string, own: Partial<Grammar> = {}) =>
  new TextScanner(source, { ...grammar, ...own }, new ProblemList(source));

test('R-3400: words, texts and signs are told apart, and comments are passed over', () => {
  const { tokens, problems } = scan('node X // a node\n{ label = "a \\"b\\""; % more\n /* = */ p=(.1,1e-3); }');
  expect(problems).toEqual([]);
  expect(tokens).toEqual([
    'word node',
    'word X',
    'sign {',
    'word label',
    'sign =',
    'text a "b"',
    'sign ;',
    'word p',
    'sign =',
    'sign (',
    'word .1',
    'sign ,',
    'word 1e-3',
    'sign )',
    'sign ;',
    'sign }',
  ]);
});

test('R-3400: a comment ends a word, and a slash alone belongs to it', () => {
  expect(scan('a/b c//d\ne/*f*/g').tokens).toEqual(['word a/b', 'word c', 'word e', 'word g']);
});

test.each([
  ['a "b', 'open-text', 2],
  ['a /* b', 'open-comment', 2],
  ['a\0b', 'impossible-character', 1],
  ['a \u0007', 'impossible-character', 2],
])('R-3401: %j is reported where it begins, and nothing follows', (source, reason, offset) => {
  const { tokens, problems } = scan(source);
  expect(tokens).toEqual(['word a']);
  expect(problems).toMatchObject([{ code: 'malformed-text', params: { reason }, position: { offset } }]);
});

test('R-3401: only the first thing that is wrong is reported', () => {
  const scanner = scannerOf('a b c');
  expect(scanner.expect('{')).toBe(false);
  expect(scanner.expect('}')).toBe(false);
  expect(scanner.takeName()).toBeUndefined();
  expect(scanner.failed).toBe(true);
  expect(scanner.problems.all()).toMatchObject([{ params: { reason: 'wrong-sign', text: 'a', expected: '{' } }]);
});

test('R-3401: what ends too early says which sign belongs there', () => {
  const scanner = scannerOf('{ (a, b');
  scanner.skipBlock();
  expect(scanner.problems.all()).toMatchObject([{ params: { reason: 'cut-off', expected: ')' } }]);
});

test.each([
  ['{ ( } )', ')', 4],
  ['( [ x )', ']', 6],
  ['{ { ] } }', '}', 4],
])('R-3401: %j is told with the sign that closes what is open', (source, expected, offset) => {
  const scanner = scannerOf(source, { signs: '{}()[]=;,' });
  scanner.skipBlock();
  expect(scanner.problems.all()).toMatchObject([
    { params: { reason: 'wrong-sign', text: source.charAt(offset), expected }, position: { offset } },
  ]);
});

test('R-3402: a block is skipped whatever is inside, down to the limit of depth', () => {
  const scanner = scannerOf('{ "}" ( { } ) /* } */ } after');
  scanner.skipBlock();
  expect(scanner.text).toBe('after');

  const deep = scannerOf('('.repeat(limits.depth + 1) + ')'.repeat(limits.depth + 1));
  deep.skipBlock();
  expect(deep.problems.all()).toMatchObject([{ code: 'too-deep' }]);
});

test('R-3400: every token is where its position says, and nothing but blanks and comments is between', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.stringMatching(/^[\w.+-]{1,8}$/), fc.constantFrom(...'{}()=;,', '"a b"', '// c\n', ' '))),
      (parts) => {
        const source = parts.join(' ');
        const scanner = scannerOf(source);
        let behind = 0;
        for (; scanner.kind !== 'end'; scanner.next()) {
          expect(source.slice(behind, scanner.start)).toMatch(/^(?:\s|\/\/.*\n)*$/);
          expect(scanner.end).toBeGreaterThan(scanner.start);
          behind = scanner.end;
        }
        expect(scanner.problems.all()).toEqual([]);
      },
    ),
  );
});
