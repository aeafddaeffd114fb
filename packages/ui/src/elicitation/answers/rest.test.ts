import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restEqually, restOf } from './rest.js';

const answers = fc.array(fc.option(fc.integer({ min: 1, max: 99 })), { minLength: 2, maxLength: 608 });
const sum = (values: readonly (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);

test.each([
  [
    [20, null],
    [null, 80],
  ],
  [
    [60, 30, null],
    [null, null, 10],
  ],
  [
    [1, null, null],
    [null, 50, 49],
  ],
  [[99, 1, null], undefined],
  [[60, 40], undefined],
])('R-2616: of %j the rest is %j', (values, rest) => expect(restOf(values)).toEqual(rest));

describe('the rest shares equally', () => {
  test.each([
    [
      [60, null, null],
      [60, 20, 20],
    ],
    [
      [null, null, null],
      [34, 33, 33],
    ],
    [
      [60, 30, null, null, null],
      [60, 30, 4, 3, 3],
    ],
    [
      [90, 90, null],
      [90, 90, 1],
    ],
    [
      [40, 60],
      [40, 60],
    ],
  ])('%j becomes %j', (before, after) => expect(restEqually(before)).toEqual(after));

  test('what was answered stays, and everything else gets the same, or one more so that all add up to 100', () => {
    fc.assert(
      fc.property(answers, (before) => {
        const after = restEqually(before);
        expect(after).toHaveLength(before.length);
        const filled = after.filter((value, index) => {
          if (before[index] !== null) expect(value).toBe(before[index]);
          return before[index] === null;
        });
        for (const value of filled) expect(Number.isInteger(value) && value >= 1 && value <= 99).toBe(true);
        if (filled.length === 0) return;
        expect(Math.max(...filled) - Math.min(...filled)).toBeLessThanOrEqual(1);
        if (sum(before) + filled.length <= 100) expect(sum(after)).toBe(100);
      }),
    );
  });
});
