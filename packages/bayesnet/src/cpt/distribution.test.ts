import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAtOne, normalize } from './distribution.js';

const answers = fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 20 });

describe('what is stored of an answer', () => {
  test('is each value divided by their sum, and sums to 1', () => {
    fc.assert(
      fc.property(answers, (values) => {
        const sum = values.reduce((a, b) => a + b, 0);
        const distribution = normalize(values);
        expect(distribution.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
        for (const [state, value] of values.entries()) expect(distribution[state]).toBeCloseTo(value / sum, 12);
      }),
    );
  });

  test('R-728 R-729 R-1510 asks only where the values sum to at most the number of states', () => {
    expect(allAtOne([1, 1, 1])).toBe(true);
    expect(allAtOne([1, 2, 1])).toBe(false);
  });
});

test('the file is given plain numbers where the answers are plain', () => {
  expect(normalize([60, 30, 10])).toEqual([0.6, 0.3, 0.1]);
});

test('a column of a thousand states still sums to 1 within 1e-12', () => {
  const values = Array.from({ length: 1_000 }, (_, state) => 1 + ((state * 37) % 99));
  expect(Math.abs(normalize(values).reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-12);
});
