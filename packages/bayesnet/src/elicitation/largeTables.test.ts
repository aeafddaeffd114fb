import { describe, expect, test } from 'vitest';
import { configurationAt, iterationOf } from '../cpt/iteration.js';
import { Budget } from './budget.js';
import type { Combination } from './combination.js';
import { coverageOf } from './coverage.js';
import { nextOpenQuestion, previousQuestion, questionFrom } from './openQuestion.js';
import { countUndecided } from './undecided.js';

const combination = (number: number, nodes: Record<number, number>): Combination => ({
  number,
  nodes: new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
  value: [50, 50],
});

/** 10^12 parent configurations. */
const tens = new Array<number>(12).fill(10);

/** Parents are pigeons, states are holes; one combination per pair in the same hole, so all is decided. */
const pigeons = (count: number) => {
  const combinations: Combination[] = [];
  for (let hole = 0; hole < count - 1; hole += 1) {
    for (let a = 0; a < count; a += 1) {
      for (let b = a + 1; b < count; b += 1) {
        combinations.push(combination(combinations.length + 1, { [a]: hole, [b]: hole }));
      }
    }
  }
  return { radices: new Array<number>(count).fill(count - 1), combinations, isAnswered: () => false };
};

describe('B-182 tables that nobody could list', () => {
  test('a state of the first parent with every state of the last is passed at once', () => {
    const combinations = Array.from({ length: 10 }, (_, state) => combination(state + 1, { 0: 0, 11: state }));
    const questions = { radices: tens, combinations, isAnswered: () => false };
    expect(nextOpenQuestion(questions, 1)).toBe(10 ** 11 + 1);
    expect(questionFrom(questions, 1)).toBe(10 ** 11 + 1);
    expect(previousQuestion(questions, 10 ** 11 + 1)).toBeUndefined();
    expect(countUndecided(combinations, tens)).toBe(9 * 10 ** 11);
  });

  test('what combinations close together, but none alone, is passed at once', () => {
    // Given the first parent's first state, every pair of states of two distant parents is decided.
    const combinations = Array.from({ length: 100 }, (_, index) =>
      combination(index + 1, { 0: 0, 5: Math.floor(index / 10), 11: index % 10 }),
    );
    expect(nextOpenQuestion({ radices: tens, combinations, isAnswered: () => false }, 1)).toBe(10 ** 11 + 1);
  });

  test('16,384 answers are passed to the one question that is left', () => {
    const radices = new Array<number>(14).fill(2);
    const questions = { radices, combinations: [], isAnswered: (iteration: number) => iteration !== 9_999 };
    expect(nextOpenQuestion(questions, 1)).toBe(9_999);
    expect(nextOpenQuestion(questions, 10_000)).toBe(9_999);
    expect(nextOpenQuestion({ ...questions, isAnswered: () => true }, 1)).toBeUndefined();
  });

  test('the one configuration that combinations leave is found', () => {
    const open = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8];
    const combinations = open.flatMap((kept, parent) =>
      [...tens.keys()]
        .filter((state) => state < 10 && state !== kept)
        .map((state) => combination(10 * parent + state + 1, { [parent]: state })),
    );
    const iteration = nextOpenQuestion({ radices: tens, combinations, isAnswered: () => false }, 1);
    expect(iteration).toBe(iterationOf(open, tens));
    expect(configurationAt(Number(iteration), tens)).toEqual(open);
    expect(countUndecided(combinations, tens)).toBe(1);
  });

  test('fifty overlapping combinations are counted', () => {
    const combinations = Array.from({ length: 50 }, (_, index) =>
      combination(index + 1, {
        [index % 12]: index % 7,
        [(index * 5 + 1) % 12]: index % 10,
        [(index * 7 + 3) % 12]: index % 3,
      }),
    );
    const coverage = coverageOf(combinations, tens);
    expect(coverage.undecided).toBe(countUndecided(combinations, tens));
    const wins = coverage.combinations.reduce((total, { wins: won = Number.NaN }) => total + won, 0);
    expect(wins + (coverage.undecided ?? Number.NaN)).toBe(10 ** 12);
  });
});

describe('sets of combinations that are as hard as a puzzle', () => {
  test('stop at the budget and say so', () => {
    const hard = pigeons(13);
    expect(nextOpenQuestion({ ...hard, budget: 100_000 }, 1)).toBe('budget');
    expect(previousQuestion({ ...hard, budget: 100_000 }, 10 ** 9)).toBe('budget');
    expect(countUndecided(hard.combinations, hard.radices, new Budget(100_000))).toBe('budget');
  });

  test('omit the figures that are too hard to compute, and give the rest', () => {
    const hard = pigeons(13);
    const coverage = coverageOf(hard.combinations, hard.radices, new Budget(5_000));
    expect(coverage.undecided).toBeUndefined();
    expect(coverage.combinations[0]).toMatchObject({ number: 1, covers: 12 ** 11, wins: 12 ** 11, shadowedBy: [] });
    expect(coverage.combinations.at(-1)?.wins).toBeUndefined();
  });

  test('are solved if they are small', () => {
    const small = pigeons(7);
    expect(nextOpenQuestion(small, 1)).toBeUndefined();
    expect(countUndecided(small.combinations, small.radices)).toBe(0);
  });
});

test('B-179 ten thousand combinations terminate too', () => {
  const combinations = Array.from({ length: 10_000 }, (_, index) =>
    combination(index + 1, {
      [index % 12]: index % 10,
      [(index + 1 + (Math.floor(index / 120) % 11)) % 12]: Math.floor(index / 12) % 10,
      [(index + 5) % 12]: Math.floor(index / 99) % 10,
    }),
  );
  const coverage = coverageOf(combinations, tens);
  expect(coverage.combinations).toHaveLength(10_000);
  const found = nextOpenQuestion({ radices: tens, combinations, isAnswered: () => false }, 1);
  expect(found === 'budget' || found === undefined || found >= 1).toBe(true);
});
