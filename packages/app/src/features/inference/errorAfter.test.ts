import { expect, test } from 'vitest';
import { errorAfter, wholePoints } from './errorAfter.js';

const points = [
  { more: 0, value: 0.2, low: 0.1, high: 0.3 },
  { more: 10, value: 0.1, low: 0.05, high: 0.15 },
];

test('R-3544: between two points of the curve the error is where its line is, beyond it as at its end', () => {
  expect([0, 5, 10, 40].map((more) => errorAfter(points, more))).toEqual([0.2, expect.closeTo(0.15), 0.1, 0.1]);
  expect(errorAfter([], 3)).toBe(0);
});

test('R-3544: an error is promised in whole points, rounded up, and never less than one', () => {
  expect([0.0001, 0.05, 0.0501].map(wholePoints)).toEqual([1, 5, 6]);
});
