import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProbabilityValues } from './answerHistory.js';
import { modeFor, moveBalanced, shownAnswers } from './answers.js';

const answer = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
const lists = fc.array(answer, { minLength: 2, maxLength: 12 });

/** The answers after one gesture. */
function answered(values: ProbabilityValues, { place, value }: { place: number; value: number }) {
  const index = place % values.length;
  return moveBalanced({ atStart: values, locks: [], startValue: 50, index, value });
}

describe('the modes of a question', () => {
  test('balanced ones send whole percents from 1 to 99 that add up to 100 (R-727, R-729)', () => {
    fc.assert(
      fc.property(lists, fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 99 }), (start, place, value) => {
        const sent = answered(start, { place, value });
        expect(sent.reduce((sum, number) => sum + number, 0)).toBe(100);
        for (const number of sent) expect(Number.isInteger(number) && number >= 1 && number <= 99).toBe(true);
      }),
    );
  });

  test('balanced shows what the answers come to before anything moves', () => {
    expect(shownAnswers('balanced', [62, 30, null], 50)).toEqual([44, 21, 35]);
    expect(shownAnswers('independent', [62, 30, null], 50)).toEqual([62, 30, null]);
  });

  test('more than a hundred states are never balanced (100, 101)', () => {
    expect(modeFor('balanced', 100)).toBe('balanced');
    expect(modeFor('balanced', 101)).toBe('follow');
  });
});
