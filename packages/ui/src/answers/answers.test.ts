import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProbabilityValues } from '../answer-history/index.js';
import { type AnswerMode, modeFor, moveAnswer, shownAnswers } from './answers.js';

const answer = fc.option(fc.integer({ min: 1, max: 99 }), { nil: null });
const lists = fc.array(answer, { minLength: 2, maxLength: 12 });
const moves = fc.array(
  fc.record({
    place: fc.nat({ max: 1000 }),
    value: fc.integer({ min: 1, max: 99 }),
    switches: fc.integer({ min: 0, max: 20 }),
  }),
  { maxLength: 5 },
);

/** What stands in the list after these gestures, where the mode is switched to and fro before each of them. */
function answered(start: ProbabilityValues, gestures: { place: number; value: number; mode: AnswerMode }[]) {
  return gestures.reduce<ProbabilityValues>((values, { place, value, mode }) => {
    const index = place % values.length;
    return moveAnswer({ mode, values, atStart: values, locks: [], startValue: 50, index, value });
  }, start);
}

describe('the modes of a question', () => {
  test('switching to and fro, up to twenty times before every gesture, changes no number', () => {
    fc.assert(
      fc.property(lists, moves, (start, gestures) => {
        let values: ProbabilityValues = start;
        for (const { place, value, switches } of gestures) {
          const before = [...values];
          for (let time = 0; time < switches; time++)
            shownAnswers(time % 2 === 0 ? 'balanced' : 'independent', values, 50);
          expect(values).toEqual(before);
          expect(shownAnswers('independent', values, 50)).toBe(values);
          values = answered(values, [{ place, value, mode: switches % 2 === 0 ? 'balanced' : 'independent' }]);
        }
        const straight = gestures.map(({ place, value, switches }) => ({
          place,
          value,
          mode: switches % 2 === 0 ? ('balanced' as const) : ('independent' as const),
        }));
        expect(values).toEqual(answered(start, straight));
      }),
    );
  });

  test('all send whole percents from 1 to 99; balanced ones add up to 100 (R-727, R-729)', () => {
    fc.assert(
      fc.property(lists, fc.nat({ max: 1000 }), fc.integer({ min: 1, max: 99 }), (start, place, value) => {
        const free = answered(start, [{ place, value, mode: 'independent' }]);
        expect(free.filter((other, index) => other !== start[index]).length).toBeLessThanOrEqual(1);
        const sent = answered(start, [{ place, value, mode: 'balanced' }]).map((number) => number ?? 0);
        expect(sent.reduce((sum, number) => sum + number, 0)).toBe(100);
        for (const number of sent) expect(Number.isInteger(number) && number >= 1 && number <= 99).toBe(true);
      }),
    );
  });

  test('balanced shows what the answers come to before anything moves', () => {
    expect(shownAnswers('balanced', [62, 30, null], 50)).toEqual([44, 21, 35]);
    expect(shownAnswers('independent', [62, 30, null], 50)).toEqual([62, 30, null]);
  });

  test('more than a hundred states are always independent (100, 101)', () => {
    expect(modeFor('balanced', 100)).toBe('balanced');
    expect(modeFor('balanced', 101)).toBe('independent');
  });
});
