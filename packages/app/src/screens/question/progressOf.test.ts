import { expect, test } from 'vitest';
import { progressOf } from './progressOf.js';

const given = { percentCompleted: 43, timeRemaining: 20 };

test('the question says the percentage that the overview says, beside its number among those that are asked', () => {
  expect(progressOf({ ...given, question: { number: 14, of: 54 } })).toEqual({
    ...{ percent: 43, minutesLeft: 20, question: { number: 14, total: 54 } },
  });
  expect(progressOf(given)).toEqual({ percent: 43, minutesLeft: 20 });
});
