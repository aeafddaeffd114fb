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
  expect(asked(['1'])?.seconds).toBeGreaterThanOrEqual(LEAST);
});

test('R-3726: `npm run load -- 200 120 --processes 2` has two server processes', () => {
  expect(asked(['200', '120', '--processes', '2'])).toEqual({ experts: 200, seconds: 120, processes: 2 });
  expect(asked(['--processes', '4'])).toEqual({ experts: 40, seconds: 30, processes: 4 });
});

test.each([[['many']], [['0']], [['1', '2', '3']], [['40', '--processes']], [['40', '--processes', 'all']]])(
  'R-3726: `npm run load -- %s` cannot be read',
  (words) => {
    expect(asked(words)).toBeUndefined();
  },
);
