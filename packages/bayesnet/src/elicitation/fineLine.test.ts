import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MILLION, percentOf } from '../cpt/exactShares.js';
import { FINE_STOPS, nextStop } from './fineLine.js';
import { frequencyOf } from './frequency.js';

/** The shares from one on, as the key is pressed again and again. */
function walk(from: number, direction: 1 | -1): number[] {
  const next = nextStop(from, direction);
  return next === from ? [from] : [from, ...walk(next, direction)];
}

test('the line has 1, 1.5, 2, 3, 5 and 7 of each decade from 0.01 to 1 %', () => {
  expect(FINE_STOPS.map(percentOf)).toEqual([0.01, 0.015, 0.02, 0.03, 0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1]);
  expect(walk(10_000, -1)).toEqual(FINE_STOPS.toReversed());
  expect(walk(100, 1)).toEqual(FINE_STOPS);
});

test('above 99 % it is mirrored', () => {
  expect(walk(990_000, 1).map(percentOf)).toEqual([
    99, 99.3, 99.5, 99.7, 99.8, 99.85, 99.9, 99.93, 99.95, 99.97, 99.98, 99.985, 99.99,
  ]);
});

test('a typed share between two stops goes to its neighbours, and one beyond the ends only inwards', () => {
  expect([nextStop(240, -1), nextStop(240, 1)]).toEqual([200, 300]);
  expect([nextStop(20, -1), nextStop(20, 1)]).toEqual([20, 100]);
  expect([nextStop(0, -1), nextStop(0, 1)]).toEqual([0, 100]);
  expect([nextStop(25_000, -1), nextStop(25_000, 1)]).toEqual([10_000, 25_000]);
  expect([nextStop(MILLION, -1), nextStop(MILLION, 1)]).toEqual([999_900, MILLION]);
});

test.each([
  [2_000, { numerator: 20, denominator: 10_000, oneIn: 500 }],
  [100, { numerator: 1, denominator: 10_000, oneIn: 10_000 }],
  [150, { numerator: 15, denominator: 100_000, oneIn: 6_667 }],
  [1, { numerator: 1, denominator: 1_000_000, oneIn: 1_000_000 }],
  [10_000, { numerator: 100, denominator: 10_000, oneIn: 100 }],
  [0, { numerator: 0, denominator: 10_000 }],
  [998_000, { numerator: 9_980, denominator: 10_000 }],
])('%s parts per million are said as %j', (share, frequency) => {
  expect(frequencyOf(share)).toEqual(frequency);
});

test('how often is a whole number of cases, and exactly the share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MILLION }), (share) => {
      const { numerator, denominator } = frequencyOf(share);
      expect(Number.isInteger(numerator)).toBe(true);
      expect(numerator * MILLION).toBe(share * denominator);
    }),
  );
});
