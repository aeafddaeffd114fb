import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../detailTypes.js';
import type { Complain, Kind } from './input.js';
import { flag, oneOf, percentOr, share, text } from './kinds.js';
import { combinations, names, nodes, shares } from './lists.js';

/** What is made of something, with the codes of what is wrong with it. */
function made<Given>(take: (given: Given, complain: Complain) => unknown, given: Given) {
  const codes: ErrorCode[] = [];
  const sentences: string[] = [];
  const value = take(given, (code, sentence) => {
    codes.push(code);
    sentences.push(sentence);
  });
  return { value, codes, sentences };
}
const words = oneOf('both', 'words');
const combination = { selection: 'rest', values: [99], number: 1 };

describe('a property', () => {
  test.each<[string, Kind<unknown>, unknown, unknown]>([
    ['text', text, undefined, ''],
    ['text', text, 4, '4'],
    ['a flag', flag, undefined, false],
    ['a flag', flag, 'false', true],
    ['a word', words, null, 'both'],
    ['a word', words, '', 'both'],
    ['a word', words, 'words', 'words'],
    ['a percent', share, null, null],
    ['a percent', share, '', null],
    ['a percent', share, '37', 37],
    ['a start', percentOr(50), undefined, 50],
    ['a share', share, { ppm: 0 }, { ppm: 0 }],
    ['a share', share, { ppm: null }, null],
    ['names', names, ['present', 'absent'], ['present', 'absent']],
    ['shares', shares, [20, null], [20, null]],
    // A hole in a list is no answer.
    ['shares', shares, Object.assign([], { 1: 20 }), [null, 20]],
    ['shares', shares, null, []],
    ['shares', shares, [{ ppm: 0 }, null], [{ ppm: 0 }, null]],
    ['nodes', nodes, [{ name: 'Age', states: ['old'] }], [{ name: 'Age', states: ['old'] }]],
    ['combinations', combinations, [combination], [combination]],
    [
      'what a form sent of them',
      combinations,
      [{ nodes: -1, value: [1, 99], number: 1, exact: [2_000, null] }],
      [{ ...combination, values: [{ ppm: 2_000 }, null], startValues: [{ ppm: 2_000 }, 99] }],
    ],
    ...(['uncertain', 'ratherUncertain', 'ratherCertain', 'certain', null] as const).map(
      (certainty): [string, Kind<unknown>, unknown, unknown] => [
        `${certainty} of combinations`,
        combinations,
        [{ ...combination, certainty }],
        [{ ...combination, certainty }],
      ],
    ),
  ])('R-2371: %s takes it as it is meant', (_, { take }, given, value) => {
    expect(made(take, given)).toEqual({ value, codes: [], sentences: [] });
  });

  test.each<[string, Kind<unknown>, unknown, unknown, ErrorCode]>([
    ['text', text, {}, '', 'unreadable'],
    ['a percent', share, 'abc', null, 'unreadable'],
    ['a percent', share, Number.NaN, null, 'unreadable'],
    ['a percent', share, true, null, 'unreadable'],
    ['a percent', share, {}, null, 'unreadable'],
    ['a percent', share, 0, 1, 'off-scale'],
    ['a percent', share, 37.6, 38, 'off-scale'],
    ['a percent', share, Number.POSITIVE_INFINITY, 99, 'off-scale'],
    ['a start', percentOr(50), 500, 99, 'off-scale'],
    ['a share', share, { ppm: 0.2 }, { ppm: 0 }, 'off-scale'],
    ['a share', share, { ppm: -1 }, { ppm: 0 }, 'off-scale'],
    ['a share', share, { ppm: 'rare' }, null, 'unreadable'],
    ['a word', words, 'numbers', 'both', 'unknown-word'],
    ['names', names, 'present, absent', undefined, 'unreadable'],
    ['names', names, [1], undefined, 'unreadable'],
    ['shares', shares, [500, 30], [99, 30], 'off-scale'],
    ['shares', shares, ['abc', '30'], [null, 30], 'unreadable'],
    ['shares', shares, '20, 80', [], 'unreadable'],
    ['shares', shares, [{ ppm: 1_000_001 }], [{ ppm: 1_000_000 }], 'off-scale'],
    ['nodes', nodes, [{ name: 'Age' }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, selection: { 0: 'yes' } }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, values: [undefined] }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, values: [120] }], [combination], 'off-scale'],
    ['combinations', combinations, [{ ...combination, certainty: 1 }], undefined, 'unreadable'],
    [
      'what a form never sent',
      combinations,
      [{ nodes: -1, value: [99], number: 1, certainty: 3 }],
      undefined,
      'unreadable',
    ],
    ['combinations', combinations, [{ ...combination, comment: 3 }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, standing: 'never' }], undefined, 'unreadable'],
  ])('R-2371: %s says what it expected, and what counts', (_, { take }, given, value, code) => {
    const { sentences, ...rest } = made(take, given);
    expect(rest).toEqual({ value, codes: [code] });
    expect(sentences[0]).toMatch(/^expected /);
  });
});

describe('an attribute', () => {
  test.each<[string, Kind<unknown>, string, unknown, ErrorCode[]]>([
    ['a flag', flag, '', true, []],
    ['a flag', flag, 'false', false, []],
    ['a percent', share, ' ', null, []],
    ['a percent', share, '0', 1, ['off-scale']],
    ['a share', share, '{"ppm": 2000}', { ppm: 2_000 }, []],
    ['a share', share, '{"ppm"', null, ['unreadable']],
    ['names', names, '["present", "absent"]', ['present', 'absent'], []],
    ['names', names, 'present, absent', undefined, ['unreadable']],
    ['names', names, '{"0": "present"}', undefined, ['unreadable']],
    ['shares', shares, '', [], []],
    ['shares', shares, '[20, null]', [20, null], []],
    ['shares', shares, '[{"ppm": 2000}, null]', [{ ppm: 2_000 }, null], []],
  ])('R-2371: %s reads %j', (_, { read, take }, given, value, codes) => {
    expect(made<string>(read ?? take, given)).toMatchObject({ value, codes });
  });
});

test('R-2371: a list that was taken is not the list of the page, and nobody changes it', () => {
  const given = [20, 80];
  const { value } = made(shares.take, given);
  given[0] = 500;
  expect(value).toEqual([20, 80]);
  expect(Object.isFrozen(value)).toBe(true);
});
