import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from '../index.js';
import { decimalsOf } from './decimals.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test.each([
  [
    [60, 30, 10],
    ['0.6', '0.3', '0.1'],
  ],
  [
    [50, 50, 50],
    ['0.3333333333333', '0.3333333333333', '0.3333333333333'],
  ],
  [
    [1, 97],
    ['0.010204081633', '0.989795918367'],
  ],
  [
    [1e-9, 1 - 1e-9],
    ['1e-9', '0.999999999'],
  ],
  [
    [0, 1],
    ['0', '1'],
  ],
])('R-2703: %j are written as %j', (values, written) => {
  expect(decimalsOf(normalize(values))).toEqual(written);
});

test('R-2703: what is possible never becomes impossible', () => {
  expect(decimalsOf([1e-14, 1 - 1e-14])[0]).toBe('1e-14');
});

test('R-2703: every column reads back to within 1e-12, sums to 1 within 1e-12, in at most 16 characters a number', () => {
  const sliders = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(sliders, (values) => {
      const shares = normalize(values);
      const written = decimalsOf(shares);
      const back = written.map(Number);
      expect(Math.abs(sum(back) - 1)).toBeLessThanOrEqual(1e-12);
      for (const [state, share] of shares.entries()) {
        expect(Math.abs((back[state] ?? 0) - share)).toBeLessThanOrEqual(1e-12);
        expect(written[state]?.length).toBeLessThanOrEqual(16);
      }
    }),
    { numRuns: 500 },
  );
});
