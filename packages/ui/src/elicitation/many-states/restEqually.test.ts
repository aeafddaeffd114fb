import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restEqually } from './restEqually.js';

const answers = fc.array(fc.option(fc.integer({ min: 1, max: 99 })), { minLength: 2, maxLength: 608 });

describe('the rest shares equally', () => {
  test.each([
    [
      [60, null, null],
      [60, 20, 20],
    ],
    [
      [null, null, null],
      [33, 33, 33],
    ],
    [
      [60, 30, null, null, null],
      [60, 30, 3, 3, 3],
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

  test('what was answered stays, and everything else gets one whole number from 1 to 99', () => {
    fc.assert(
      fc.property(answers, (before) => {
        const after = restEqually(before);
        expect(after).toHaveLength(before.length);
        const filled = after.filter((value, index) => {
          if (before[index] !== null) expect(value).toBe(before[index]);
          return before[index] === null;
        });
        expect(new Set(filled).size).toBeLessThanOrEqual(1);
        for (const value of filled) expect(Number.isInteger(value) && value >= 1 && value <= 99).toBe(true);
      }),
    );
  });
});
