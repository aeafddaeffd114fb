import { expect, test } from 'vitest';
import { fixedAxis, numberScale, valueAxis } from './valueScale.js';

test.each([
  [
    [31, 29],
    [0, 10, 20, 30, 40],
  ],
  [
    [41, 0],
    [0, 10, 20, 30, 40, 50],
  ],
  [[1], [0, 1]],
  [
    [3, 1],
    [0, 1, 2, 3],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
  [
    [null, null],
    [0, 1],
  ],
  [
    [1.5, 0.2],
    [0, 0.5, 1, 1.5],
  ],
  [
    [-8, 12],
    [-10, -5, 0, 5, 10, 15],
  ],
])('an axis for %j is written at %j', (values, ticks) => {
  expect(valueAxis(values).ticks).toEqual(ticks);
});

test.each([[[31]], [[-5, 3]], [[1e300]], [[1e-9]], [[7, null, 2]]])('every value of %j lies on its axis', (values) => {
  const { domain } = valueAxis(values);
  for (const value of values) {
    if (value === null) continue;
    expect(value).toBeGreaterThanOrEqual(domain[0]);
    expect(value).toBeLessThanOrEqual(domain[1]);
  }
});

test('numbers as large as there are have an axis', () => {
  const { domain, ticks } = valueAxis([Number.MAX_VALUE, -Number.MAX_VALUE]);
  expect(domain).toEqual([-Number.MAX_VALUE, Number.MAX_VALUE]);
  expect(ticks).toEqual([-Number.MAX_VALUE, 0, Number.MAX_VALUE]);
});

test('a fixed axis of scores runs from 0 to 5 in whole steps (R-1017, R-1515)', () => {
  expect(fixedAxis([0, 5])).toEqual({ domain: [0, 5], ticks: [0, 1, 2, 3, 4, 5] });
});

test.each<[string, Parameters<typeof numberScale>[0], number, number]>([
  ['in proportion', { domain: [0, 40], range: [200, 0] }, 10, 150],
  ['from the higher end of a domain', { domain: [40, 0], range: [200, 0] }, 10, 50],
  ['beyond its ends', { domain: [0, 40], range: [200, 0] }, 50, -50],
  ['at the nearer end, if it is clamped', { domain: [40, 0], range: [0, 200], clamp: true }, 50, 0],
  ['in the middle of a domain without extent', { domain: [5, 5], range: [200, 0] }, 5, 100],
])('a scale draws a value %s', (_, ends, value, place) => {
  expect(numberScale(ends)(value)).toBe(place);
});
