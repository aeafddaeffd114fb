import { expect, test } from 'vitest';
import { asked } from './asked.ts';
import { LEAST } from './steady.ts';

test.each([
  [[], 40, 30],
  [['200'], 200, 300],
  [['999'], 999, 300],
  [['1000'], 1000, 3600],
  [['40', '30'], 40, 30],
  [['1000', '60'], 1000, 60],
])('R-3288: `npm run load -- %s` has %d experts answer for %d seconds', (words, experts, seconds) => {
  expect(asked(words)).toEqual({ experts, seconds });
});

test('R-3288: a number of experts alone gets long enough to tell what rises', () => {
  expect(asked(['1']).seconds).toBeGreaterThanOrEqual(LEAST);
});
