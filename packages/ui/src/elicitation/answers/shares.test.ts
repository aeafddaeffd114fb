import { figureOf } from '@credence/bayesnet/shares';
import { expect, test } from 'vitest';
import { shareBarLabels } from '../../labels/english.js';
import { inProportion, sumOf, largestRemainder } from './shares.js';

test('R-3571: a figure has one decimal, next to 0 and 100 two, and reads neither where it is not meant', () => {
  expect([700_000, 185_000, 333_333, 526, 33, 0].map(figureOf)).toEqual([70, 18.5, 33.3, 0.05, 0.0033, 0]);
  expect([999_500, 999_990, 1_000_000].map(figureOf)).toEqual([99.95, 99.999, 100]);
  expect([0.05, 0.0033, 0].map(shareBarLabels.figure)).toEqual(['0.05', '< 0.01', '0']);
});

test('nothing to split is split into nothing', () => {
  expect(largestRemainder([])).toEqual([]);
  expect(largestRemainder([0, 0])).toEqual([0, 0]);
});

test('answers in proportion add up to 100, for 2 to 100 states', () => {
  expect(inProportion([62, 30, 50])).toEqual([44, 21, 35]);
  expect(
    inProportion(Array.from({ length: 100 }, (_, state) => 1 + (state % 99)))?.reduce((sum, part) => sum + part, 0),
  ).toBe(100);
  expect([inProportion([50]), inProportion(Array.from({ length: 101 }, () => 50))]).toEqual([undefined, undefined]);
  expect(sumOf([20, null, 30])).toBe(100);
});
