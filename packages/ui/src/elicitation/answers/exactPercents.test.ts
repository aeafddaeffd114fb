import { expect, test } from 'vitest';
import { restOf } from './rest.js';
import { sharesOf } from './shares.js';

test.each<[string, (number | null)[], (number | null)[], number[]]>([
  ['the rest of one', [1, null], [2_000, null], [0.2, 99.8]],
  ['sliders in proportion', [1, 30, 60], [2_000, null, null], [0.2, 33.3, 66.5]],
  ['as many decimals as the finest', [1, 50, null], [100, null, null], [0.01, 50, 49.99]],
  ['what cannot happen is 0', [1, 20, 20], [0, null, null], [0, 50, 50]],
  ['nothing else becomes 0', [99, 1, 99], [null, null, 999_900], [0.0099, 0.0001, 99.99]],
])('R-2636: shares shown beside exact ones, %s', (_, values, exact, shares) => {
  expect(sharesOf(values, 50, exact)).toEqual(shares);
});

test('R-2647: without an exact share, what is shown is as before', () => {
  expect(sharesOf([75, 36, 60], 50, [null, null, null])).toEqual(sharesOf([75, 36, 60]));
});

test('R-2636: the rest beside exact shares is as exact as they are', () => {
  expect(restOf([1, null], [2_000, null])).toEqual([null, 99.8]);
  expect(restOf([1, 60, null], [2_000, null, null])).toEqual([null, null, 39.8]);
});
