import { expect, test } from 'vitest';
import { restOf } from './rest.js';
import type { ShareValues } from './share.js';
import { sharesOf } from './shares.js';

test.each<[string, ShareValues, number[]]>([
  ['the rest of one', [{ ppm: 2_000 }, null], [0.2, 99.8]],
  ['sliders in proportion', [{ ppm: 2_000 }, 30, 60], [0.2, 33.3, 66.5]],
  ['as many decimals as the finest', [{ ppm: 100 }, 50, null], [0.01, 50, 49.99]],
  ['what cannot happen is 0', [{ ppm: 0 }, 20, 20], [0, 50, 50]],
  ['nothing else becomes 0', [99, 1, { ppm: 999_900 }], [0.0099, 0.0001, 99.99]],
])('R-2636: shares shown beside exact ones, %s', (_, values, shares) => {
  expect(sharesOf(values)).toEqual(shares);
});

test('R-2636: the rest beside exact shares is as exact as they are', () => {
  expect(restOf([{ ppm: 2_000 }, null])).toEqual([null, 99.8]);
  expect(restOf([{ ppm: 2_000 }, 60, null])).toEqual([null, null, 39.8]);
});
