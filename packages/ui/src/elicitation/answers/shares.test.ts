import { describe, expect, test } from 'vitest';
import { makeItAHundred } from './makeItAHundred.js';
import { largestRemainder } from './largestRemainder.js';
import { sharesOf, sumOf } from './shares.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

// A fixed sequence instead of random numbers, so that failures are reproducible.
function* sequence(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

describe('the shares that are stored', () => {
  test.each([
    [
      [62, 30, 50],
      [44, 21, 35],
    ],
    [
      [75, 75, 75],
      [33.4, 33.3, 33.3],
    ],
    [
      [1, 99],
      [1, 99],
    ],
    [
      [99, 99],
      [50, 50],
    ],
    [
      [null, null],
      [50, 50],
    ],
    [
      [null, 25, null, 25],
      [33, 17, 33, 17],
    ],
    [
      [99, 1, 99],
      [49.8, 0.5, 49.7],
    ],
    [
      [7, 1],
      [87.5, 12.5],
    ],
  ])('R-2619: %j are stored as %j (O-12)', (values, shares) => expect(sharesOf(values)).toEqual(shares));

  test('R-2619: what is shown adds up to 100, and nothing of it is half a point off', () => {
    const random = sequence(7);
    for (let round = 0; round < 500; round++) {
      const values = Array.from({ length: 2 + (round % 40) }, () => 1 + Math.floor(random.next().value * 99));
      const shares = sharesOf(values);
      const total = sum(values);
      expect(sum(shares)).toBeCloseTo(100, 9);
      for (const [index, share] of shares.entries()) {
        const exact = ((values[index] ?? 0) / total) * 100;
        expect(Math.abs(share - exact)).toBeLessThan(0.5);
        if (exact < 1) expect(Math.abs(share - exact)).toBeLessThan(0.1);
      }
    }
  });

  test('of more than a hundred states equal ones look equal', () => {
    expect(new Set(sharesOf(Array.from({ length: 608 }, () => null)))).toEqual(new Set([0.2]));
  });

  test('nothing to split is split into nothing', () => {
    expect(largestRemainder([])).toEqual([]);
    expect(largestRemainder([0, 0])).toEqual([0, 0]);
  });
});

describe('"Scale to 100 %"', () => {
  test.each([
    [
      [62, 30, 50],
      [44, 21, 35],
    ],
    [
      [1, 1, 1],
      [34, 33, 33],
    ],
    [
      [99, 99],
      [50, 50],
    ],
    [
      [99, 1, 1, 1, 1],
      [96, 1, 1, 1, 1],
    ],
    [
      [null, 50],
      [50, 50],
    ],
    [
      [60, 30, null],
      [60, 30, 10],
    ],
    [
      [60, 60, null],
      [35, 35, 30],
    ],
  ])('R-2617: %j become %j', (values, scaled) => expect(makeItAHundred(values)).toEqual(scaled));

  test('gives answers that can be given, adding up to 100, for 2 to 100 states', () => {
    const random = sequence(11);
    for (let states = 2; states <= 100; states++) {
      const values = Array.from({ length: states }, () => 1 + Math.floor(random.next().value * 99));
      const scaled = makeItAHundred(values) ?? [];
      expect(sum(scaled)).toBe(100);
      expect(Math.min(...scaled)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...scaled)).toBeLessThanOrEqual(99);
    }
  });

  test('cannot be with more than a hundred states, or with one', () => {
    expect(makeItAHundred(Array.from({ length: 101 }, () => 50))).toBeUndefined();
    expect(makeItAHundred([50])).toBeUndefined();
  });

  test('changes nothing where the answers add up already', () => {
    expect(makeItAHundred([20, 30, 50])).toEqual([20, 30, 50]);
    expect(sumOf([20, null, 30])).toBe(100);
  });
});
