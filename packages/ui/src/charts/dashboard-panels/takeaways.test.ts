import { describe, expect, test } from 'vitest';
import { dashboardPanelsLabels as texts } from '../../labels/english.js';
import { hourName } from './hours.js';
import { hasAny, leastAgreed, peakOf, spanOf } from './takeaways.js';

describe('a peak', () => {
  test.each([
    [[1, 5, 3], { kind: 'one', index: 1 }],
    [[5, 5, 3], { kind: 'shared' }],
    [[2, 2, 2], { kind: 'shared' }],
    [[0, 0, 0], { kind: 'none' }],
    [[], { kind: 'none' }],
    [[7], { kind: 'one', index: 0 }],
    [[null, undefined, 4], { kind: 'one', index: 2 }],
    [[Number.NaN, Number.POSITIVE_INFINITY, 1], { kind: 'one', index: 2 }],
    [[-3, -1], { kind: 'none' }],
  ])('of %j is %j', (values, peak) => {
    expect(peakOf(values)).toEqual(peak);
  });

  test('is named for no list in which another value is as large', () => {
    for (let seed = 1; seed < 500; seed += 1) {
      const values = Array.from({ length: 8 }, (_, index) => (seed * (index + 3) * 2654435761) % 7);
      const peak = peakOf(values);
      if (peak.kind !== 'one') continue;
      const others = values.filter((_, index) => index !== peak.index);
      expect(Math.max(...others)).toBeLessThan(values[peak.index]!);
    }
  });
});

test('all zeros are no data', () => {
  expect(hasAny([{ name: 'n', values: [0, 0] }])).toBe(false);
  expect(
    hasAny([
      { name: 'n', values: [] },
      { name: 'm', values: [0, 1] },
    ]),
  ).toBe(true);
});

describe('what is said of logins and logouts', () => {
  test.each([
    [
      'between 09:00 and 12:00',
      'between 18:00 and 21:00',
      'Logins peak between 09:00 and 12:00, logouts between 18:00 and 21:00',
    ],
    ['between 09:00 and 12:00', 'between 09:00 and 12:00', 'Logins and logouts peak between 09:00 and 12:00'],
    ['between 09:00 and 12:00', '', 'Logins peak between 09:00 and 12:00, logouts have no clear peak'],
    ['', 'between 18:00 and 21:00', 'Logouts peak between 18:00 and 21:00, logins have no clear peak'],
    ['', '', 'No clear peak of logins or logouts'],
    ['between 09:00 and 12:00', null, 'Logins peak between 09:00 and 12:00; no logouts'],
    ['', null, 'No logouts; logins without clear peak'],
    [null, '', 'No logins; logouts without clear peak'],
    [null, 'between 18:00 and 21:00', 'Logouts peak between 18:00 and 21:00; no logins'],
  ])('logins %j, logouts %j: %s', (logins, logouts, said) => {
    expect(texts.loginFinding(logins, logouts)).toBe(said);
  });
  test('the last stretch of the day ends at midnight', () => {
    expect(texts.stretch(hourName(21), hourName(24))).toBe('between 21:00 and 00:00');
  });
});

describe('the span of averages', () => {
  test('is told as it is shown, with one decimal place', () => {
    expect(spanOf([3.84, 1.36])).toEqual({ low: 1.4, high: 3.8 });
    expect(spanOf([2.04, 1.96])).toEqual({ low: 2, high: 2 });
  });
  test('leaves out what is no average', () => {
    expect(spanOf([Number.NaN, -1, 2])).toEqual({ low: 2, high: 2 });
    expect(spanOf([])).toBeNull();
  });
  test('one combination is not told in the plural', () => {
    expect(texts.combinationsSame('1', true)).toBe('On average 1 combination decides a node');
    expect(texts.combinationsSame('1.4', false)).toBe('On average 1.4 combinations decide a node');
  });
});

describe('the statement agreed with least', () => {
  const item = (label: string, score: number | null) => ({ label, score });

  test('R-3682: it is named with its score as displayed, whichever way it is meant', () => {
    expect(leastAgreed([item('usability', 4.2), item('complexity', 1.24), item('navigation', 2)])).toEqual({
      names: ['complexity'],
      score: 1.2,
    });
  });
  test('two that share the place are named together, more are not', () => {
    expect(leastAgreed([item('a', 4), item('b', 1), item('c', 1)]).names).toEqual(['b', 'c']);
    expect(leastAgreed([item('a', 4), item('b', 1), item('c', 1), item('d', 1)]).names).toEqual([]);
  });
  test('differences that cannot be seen are none', () => {
    expect(leastAgreed([item('a', 4.01), item('b', 3.99)]).names).toEqual([]);
  });
  test('a single score, no score and no number are no comparison', () => {
    expect(leastAgreed([item('a', 4), item('b', null), item('c', Number.NaN)]).names).toEqual([]);
    expect(leastAgreed([]).names).toEqual([]);
  });
  test.each([
    ['A', '27', 'Least agreed: A (1.6, n = 27)'],
    ['A', '', 'Least agreed: A (1.6)'],
    ['', '27', 'No statement stands out'],
  ])('R-3682: statement %j, number of answers %j: %s', (statement, answers, said) => {
    expect(texts.leastAgreed(statement, '1.6', answers)).toBe(said);
  });
});

test('the texts for panels without data (R-1449, R-1450, R-1451, R-1452, R-1453)', () => {
  expect(texts).toMatchObject({
    loginTimesEmpty: 'No login/logout data available',
    activityTimesEmpty: 'No activity time data available',
    nodeSizeEmpty: 'No node size preference data available',
    combinationsEmpty: 'No combination selection data available',
    questionnaireEmpty: 'No questionnaire data available',
  });
});
