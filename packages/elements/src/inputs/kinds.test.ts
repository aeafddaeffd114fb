import { describe, expect, test } from 'vitest';
import type { ErrorCode } from '../detailTypes.js';
import type { Complain, Kind } from './input.js';
import { flag, oneOf, PERCENT, percentOr, pointOf, SHARE, text } from './kinds.js';
import { combinations, names, nodes, percents, shares } from './lists.js';

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
const percent = pointOf(PERCENT);
const share = pointOf(SHARE);
const words = oneOf('both', 'words');
const combination = { nodes: -1, value: [99], number: 1 };

describe('a property', () => {
  test.each<[string, Kind<unknown>, unknown, unknown]>([
    ['text', text, undefined, ''],
    ['text', text, 4, '4'],
    ['a flag', flag, undefined, false],
    ['a flag', flag, 'false', true],
    ['a word', words, null, 'both'],
    ['a word', words, '', 'both'],
    ['a word', words, 'words', 'words'],
    ['a percent', percent, null, null],
    ['a percent', percent, '', null],
    ['a percent', percent, '37', 37],
    ['a start', percentOr(50), undefined, 50],
    ['a share', share, 0, 0],
    ['names', names, ['present', 'absent'], ['present', 'absent']],
    ['percents', percents, [20, null], [20, null]],
    // A hole in a list is no answer.
    ['percents', percents, Object.assign([], { 1: 20 }), [null, 20]],
    ['percents', percents, null, []],
    ['shares', shares, [0, null], [0, null]],
    ['nodes', nodes, [{ name: 'Age', states: ['old'] }], [{ name: 'Age', states: ['old'] }]],
    ['combinations', combinations, [combination], [combination]],
  ])('R-2371: %s takes it as it is meant', (_, { take }, given, value) => {
    expect(made(take, given)).toEqual({ value, codes: [], sentences: [] });
  });

  test.each<[string, Kind<unknown>, unknown, unknown, ErrorCode]>([
    ['text', text, {}, '', 'unreadable'],
    ['a percent', percent, 'abc', null, 'unreadable'],
    ['a percent', percent, Number.NaN, null, 'unreadable'],
    ['a percent', percent, true, null, 'unreadable'],
    ['a percent', percent, {}, null, 'unreadable'],
    ['a percent', percent, 0, 1, 'off-scale'],
    ['a percent', percent, 37.6, 38, 'off-scale'],
    ['a percent', percent, Number.POSITIVE_INFINITY, 99, 'off-scale'],
    ['a start', percentOr(50), 500, 99, 'off-scale'],
    ['a share', share, 0.2, 0, 'off-scale'],
    ['a share', share, -1, 0, 'off-scale'],
    ['a word', words, 'numbers', 'both', 'unknown-word'],
    ['names', names, 'present, absent', undefined, 'unreadable'],
    ['names', names, [1], undefined, 'unreadable'],
    ['percents', percents, [500, 30], [99, 30], 'off-scale'],
    ['percents', percents, ['abc', '30'], [null, 30], 'unreadable'],
    ['percents', percents, '20, 80', [], 'unreadable'],
    ['shares', shares, [1_000_001], [1_000_000], 'off-scale'],
    ['nodes', nodes, [{ name: 'Age' }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, nodes: { 0: 'yes' } }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, value: [null] }], undefined, 'unreadable'],
    ['combinations', combinations, [{ ...combination, value: [120] }], [combination], 'off-scale'],
    ['combinations', combinations, [{ ...combination, certainty: 3 }], undefined, 'unreadable'],
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
    ['a percent', percent, ' ', null, []],
    ['a percent', percent, '0', 1, ['off-scale']],
    ['names', names, '["present", "absent"]', ['present', 'absent'], []],
    ['names', names, 'present, absent', undefined, ['unreadable']],
    ['names', names, '{"0": "present"}', undefined, ['unreadable']],
    ['percents', percents, '', [], []],
    ['percents', percents, '[20, null]', [20, null], []],
  ])('R-2371: %s reads %j', (_, { read, take }, given, value, codes) => {
    expect(made<string>(read ?? take, given)).toMatchObject({ value, codes });
  });
});

test('R-2371: a list that was taken is not the list of the page, and nobody changes it', () => {
  const given = [20, 80];
  const { value } = made(percents.take, given);
  given[0] = 500;
  expect(value).toEqual([20, 80]);
  expect(Object.isFrozen(value)).toBe(true);
});
