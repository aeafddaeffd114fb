import { expect, test } from 'vitest';
import { progressOf } from './progressOf.js';

const given = { percentCompleted: 43, timeRemaining: 20 };

test('the question says the percentage that the overview says, beside its number among those that are asked', () => {
  expect(progressOf({ ...given, question: { number: 14, of: 54 } })).toEqual({
    percent: 43,
    minutesLeft: 20,
    question: { number: 14, total: 54 },
  });
  expect(progressOf(given)).toEqual({ percent: 43, minutesLeft: 20 });
});

test('R-1709: answers that wait on the device count, although the server does not know them yet', () => {
  const open = { ...given, percentCompleted: 20, question: { number: 3, of: 10 }, questionsLeft: 8 };
  expect(progressOf(open, 4)).toEqual({ percent: 60, minutesLeft: 10, question: { number: 3, total: 10 } });
});
