import { describe, expect, test } from 'vitest';
import { Budget } from './budget.js';
import type { Combination } from './combination.js';
import { coverageCells, coverageOf } from './coverage.js';
import { nextOpenQuestion } from './openQuestion.js';
import { countUndecided } from './undecided.js';

const combination = (number: number, nodes: Record<number, number>): Combination => ({
  number,
  nodes: new Map(Object.entries(nodes).map(([parent, state]) => [Number(parent), state])),
  value: [50, 50],
});
const rest: Combination = { number: 9, nodes: 'rest', value: [50, 50] };

describe('decisive combinations', () => {
  test('O-04 the decision list of 3 × 2 × 4 states decides 8, 2 and 0 and leaves 14 open', () => {
    const coverage = coverageOf(
      [combination(1, { 0: 2 }), combination(2, { 1: 0, 2: 3 }), combination(3, { 0: 2, 1: 1 })],
      [3, 2, 4],
    );
    expect(coverage.combinations.map(({ wins }) => wins)).toEqual([8, 2, 0]);
    expect(coverage.undecided).toBe(14);
    expect(coverage.combinations[2]?.shadowedBy).toEqual([1]);
  });

  test('one with the same states as an earlier one is a duplicate of it', () => {
    const coverage = coverageOf([combination(1, { 0: 1 }), combination(2, { 0: 1 })], [2, 2]);
    expect(coverage.combinations[1]).toMatchObject({ duplicateOf: 1, wins: 0, covers: 2 });
  });

  test('one that earlier ones cover together decides nothing though none alone covers it', () => {
    const coverage = coverageOf([combination(1, { 0: 0 }), combination(2, { 0: 1 }), combination(3, { 1: 0 })], [2, 2]);
    expect(coverage.combinations[2]).toMatchObject({ wins: 0, shadowedBy: [] });
    expect(coverage.undecided).toBe(0);
  });

  test('R-1179 the rest decides all that is left, whatever its number', () => {
    const coverage = coverageOf([{ ...rest, number: 1 }, combination(2, { 0: 1 })], [2, 3]);
    expect(coverage.combinations.map(({ number, wins }) => [number, wins])).toEqual([
      [2, 3],
      [1, 3],
    ]);
    expect(countUndecided([rest], [2, 3])).toBe(0);
    expect(nextOpenQuestion({ radices: [2, 3], combinations: [rest], isAnswered: () => false }, 1)).toBeUndefined();
  });

  test('no picture is drawn of a table that is too large for one', () => {
    expect(coverageCells([], [10, 10, 10], 480)).toBeUndefined();
  });

  test('B-182 twenty parents are searched without listing their configurations', () => {
    const radices = new Array<number>(20).fill(5);
    const combinations = [combination(1, { 3: 2 }), combination(2, { 0: 0, 19: 4 })];
    expect(nextOpenQuestion({ radices, combinations, isAnswered: () => false }, 1)).toBe(1);
    expect(countUndecided(combinations, radices.slice(0, 19).concat(5))).toBeLessThanOrEqual(5 ** 20);
  });

  test('a search that is as hard as a puzzle ends and says so', () => {
    // Pigeons into holes: each pigeon sits somewhere unless a combination rules it out; 10 pigeons never fit into 9 holes.
    const pigeons = 10;
    const hard: Combination[] = [];
    for (let hole = 0; hole < 9; hole += 1) {
      for (let a = 0; a < pigeons; a += 1) {
        for (let b = a + 1; b < pigeons; b += 1) hard.push(combination(hard.length + 1, { [a]: hole, [b]: hole }));
      }
    }
    const radices = new Array<number>(pigeons).fill(9);
    expect(nextOpenQuestion({ radices, combinations: hard, isAnswered: () => false, budget: 20_000 }, 1)).toBe(
      'budget',
    );
    expect(countUndecided(hard, radices, new Budget(500))).toBe('budget');
  });
});
