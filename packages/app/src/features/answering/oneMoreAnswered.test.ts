import { expect, test } from 'vitest';
import { buildQuestion } from '../../test/questionBuilders.js';
import { oneMoreAnswered } from './oneMoreAnswered.js';

const saved = { next_iteration: 3, percentCompleted: 50 };
const second = buildQuestion({ question: { number: 2, of: 4 }, questionsLeft: 3, timeRemaining: 6 });
/** Loaded when none of the four was answered. */
const old = { percentCompleted: 0, timeRemaining: 8, questionsLeft: 4 };

test('R-3334: a question that was loaded some answers before says what it will say once it is loaded again', () => {
  const third = buildQuestion({ ...old, currentIteration: 3, question: { number: 3, of: 4 } });
  const now = { percentCompleted: 50, timeRemaining: 4, questionsLeft: 2 };
  expect(oneMoreAnswered(third, second, saved)).toEqual({ ...third, ...now });
  expect(oneMoreAnswered({ ...third, ...now }, second, saved)).toEqual({ ...third, ...now });
});

test('R-3334: an answer that replaces another changes no other question, nor does a server that does not say how far it is', () => {
  const third = buildQuestion({ ...old, currentIteration: 3 });
  expect(oneMoreAnswered(third, { ...second, answered: true }, saved)).toBe(third);
  expect(oneMoreAnswered(third, second, { next_iteration: 3 })).toBe(third);
});
