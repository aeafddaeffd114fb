import { expect, test } from 'vitest';
import { progressOf } from './progressOf.js';

const given = { percentCompleted: 43, timeRemaining: 9, questionsLeft: 41 };

test('F-803: beside "Question 14 of 54" the percentage is that of these 54', () => {
  const { percent } = progressOf({ ...given, question: { number: 14, of: 54 } });
  expect(Math.round(percent)).toBe(24);
});

test('F-803: a server that counts no questions has its own percentage', () => {
  expect(progressOf(given).percent).toBe(43);
});
