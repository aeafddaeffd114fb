import { expect, test } from 'vitest';
import { allThere, Ledger } from './ledger.ts';

const entry = (comment: string, first: number) => ({ comment, sliders: [first, 50] });

/** Two answers to question 1 and one to question 2; the second one was never acknowledged. */
function book(): Ledger {
  const ledger = new Ledger();
  ledger.handIn({ mark: 'a', iteration: 1, sliders: [10, 50] });
  ledger.handIn({ mark: 'b', iteration: 1, sliders: [20, 50] });
  ledger.handIn({ mark: 'c', iteration: 2, sliders: [30, 50] });
  ledger.acknowledge('a');
  ledger.acknowledge('c');
  return ledger;
}

const second = { iteration: 2, history: [entry('c', 30)], current: [30, 50] };

test('the record agrees if nothing is missing, with or without an answer whose acknowledgement was lost', () => {
  const both = { iteration: 1, history: [entry('b', 20), entry('a', 10)], current: [20, 50] };
  expect(book().compare([both, second])).toEqual({ ...allThere, silent: 1 });
  const one = { iteration: 1, history: [entry('a', 10)], current: [10, 50] };
  expect(book().compare([one, second])).toEqual({ ...allThere, silent: 0 });
});

test.each([
  ['is gone', [entry('b', 20)], [20, 50], { lost: ['a'], silent: 1 }],
  ['is there twice', [entry('a', 10), entry('a', 10)], [10, 50], { doubled: ['a'] }],
  ['has other values', [entry('a', 11)], [11, 50], { lost: ['a'], foreign: ['a'] }],
  ['belongs to another question', [entry('a', 10), entry('c', 30)], [10, 50], { foreign: ['c'] }],
  ['does not count, although it is the newest', [entry('a', 10)], [20, 50], { notCurrent: [1] }],
  ['does not count at all', [entry('a', 10)], null, { notCurrent: [1] }],
])('the book finds an answer that %s', (_, history, current, found) => {
  const first = { iteration: 1, history, current };
  expect(book().compare([first, second])).toEqual({ ...allThere, silent: 0, ...found });
});
