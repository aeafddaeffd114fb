import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inProportion } from './shares.js';
import { balanceValues, canBalance } from './balanceValues.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Answers that add up to 100, for 2 to 100 states, small counts more often than large ones. */
const answers = fc
  .oneof(
    fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 7 }),
    fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 2, maxLength: 100 }),
  )
  .map((values) => inProportion(values) ?? []);
const places = fc.nat({ max: 1_000_000 });
/** Any gesture: the values a thumb passes through, with whatever locks apply at the time. */
const gesture = fc.record({
  index: places,
  locks: fc.array(fc.boolean(), { maxLength: 8 }),
  path: fc.array(fc.integer({ min: -20, max: 130 }), { minLength: 1, maxLength: 8 }),
});

describe('answers that add up to 100 while one of them moves (R-727)', () => {
  test('in 10,000 random sequences of gestures: 100 at every step, each 1 to 99, locked ones untouched', () => {
    fc.assert(
      fc.property(answers, fc.array(gesture, { minLength: 1, maxLength: 4 }), (start, gestures) => {
        let values = start;
        for (const { index: place, locks, path } of gestures) {
          const atStart = values;
          const index = place % atStart.length;
          for (const value of path) {
            values = balanceValues({ atStart, locks, index, value });
            expect(sum(values)).toBe(100);
            expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
            expect(Math.max(...values)).toBeLessThanOrEqual(99);
            for (const [other, answer] of values.entries()) if (locks[other]) expect(answer).toBe(atStart[other]);
          }
        }
      }),
      { numRuns: 10_000 },
    );
  });

  test('a drag out and back restores every answer, wherever it went in between', () => {
    fc.assert(
      fc.property(answers, gesture, (atStart, { index: place, locks, path }) => {
        const index = place % atStart.length;
        for (const value of path) balanceValues({ atStart, locks, index, value });
        expect(balanceValues({ atStart, locks, index, value: atStart[index] ?? 0 })).toEqual(atStart);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the moved answer stands where it was put, as long as there is room', () => {
    fc.assert(
      fc.property(answers, places, fc.integer({ min: 1, max: 99 }), (atStart, place, value) => {
        const index = place % atStart.length;
        expect(balanceValues({ atStart, index, value })[index]).toBe(Math.min(value, 101 - atStart.length));
      }),
    );
  });

  test('no answer is stuck at the bottom: all give and take in proportion', () => {
    const low = balanceValues({ atStart: [60, 30, 10], index: 0, value: 99 });
    expect(low).toEqual([98, 1, 1]);
    expect(balanceValues({ atStart: low, index: 0, value: 50 })).toEqual([50, 25, 25]);
    expect(balanceValues({ atStart: [60, 30, 10], index: 0, value: 20 })).toEqual([20, 60, 20]);
  });

  test('what cannot be split evenly goes to the earlier state', () => {
    expect(balanceValues({ atStart: [34, 33, 33], index: 0, value: 33 })).toEqual([33, 34, 33]);
  });

  test.each([
    ['the moved one stops where the locked ones leave no room', [40, 30, 30], [false, true, false], 0, 99, [69, 30, 1]],
    ['nothing moves where all others are locked', [40, 30, 30], [false, true, true], 0, 99, [40, 30, 30]],
    ['a locked one cannot be moved itself', [40, 30, 30], [true, false, false], 0, 99, [40, 30, 30]],
    ['two states are each the rest of the other', [40, 60], [], 1, 1, [99, 1]],
  ])('%s', (_, atStart, locks, index, value, after) =>
    expect(balanceValues({ atStart, locks, index, value })).toEqual(after),
  );

  test('a hundred states have one percent each; more cannot add up to 100', () => {
    const ones = Array.from({ length: 100 }, () => 1);
    expect(balanceValues({ atStart: ones, index: 7, value: 50 })).toEqual(ones);
    expect([1, 2, 100, 101].map(canBalance)).toEqual([false, true, true, false]);
  });
});
