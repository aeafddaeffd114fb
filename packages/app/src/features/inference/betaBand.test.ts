import { expect, test } from 'vitest';
import { betaBand, betaBelow } from './betaBand.js';

test.each([
  // Closed forms: x^a, 1 - (1 - x)^b, and a sum of binomials.
  [0.3, 4, 1, 0.3 ** 4],
  [0.3, 1, 5, 1 - 0.7 ** 5],
  [0.5, 7.5, 7.5, 0.5],
  [0.4, 2, 3, 6 * 0.4 ** 2 * 0.6 ** 2 + 4 * 0.4 ** 3 * 0.6 + 0.4 ** 4],
  [0.25, 0.5, 0.5, 1 / 3],
])('below %f a beta distribution with %f and %f has its known part', (x, a, b, expected) => {
  expect(betaBelow(x, a, b)).toBeCloseTo(expected, 10);
});

test('the band of a share leaves out one in twenty on either side, and is narrower the more cases it is worth', () => {
  for (const share of [0.2, 0.35, 0.9]) {
    const widths = [5, 15, 40].map((cases) => {
      const [low, high] = betaBand(share, cases);
      expect(betaBelow(low, share * cases, (1 - share) * cases)).toBeCloseTo(0.05, 4);
      expect(betaBelow(high, share * cases, (1 - share) * cases)).toBeCloseTo(0.95, 4);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  }
  expect(betaBand(0, 5)).toEqual([0, 0]);
  expect(betaBand(1, 5)).toEqual([1, 1]);
});
