import { describe, expect, test } from 'vitest';
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

  test('one that several earlier ones contain names those that are not shadowed themselves', () => {
    const coverage = coverageOf(
      [
        combination(1, { 0: 1 }),
        combination(2, { 0: 1, 1: 0 }),
        combination(3, { 2: 0 }),
        combination(4, { 0: 1, 1: 0, 2: 0 }),
      ],
      [2, 2, 2],
    );
    expect(coverage.combinations.map(({ shadowedBy }) => shadowedBy)).toEqual([[], [1], [], [1, 3]]);
  });

  test('counts exactly in tables with more columns than anybody could list', () => {
    // With 20 pairs of two-state parents, each pair leaves 3 of its 4 states.
    const pairs = Array.from({ length: 20 }, (_, index) => combination(index + 1, { [index]: 0, [index + 20]: 0 }));
    const coverage = coverageOf(pairs, new Array<number>(40).fill(2));
    expect(coverage.undecided).toBe(3 ** 20);
    expect(coverage.combinations[0]?.wins).toBe(2 ** 38);
    expect(coverage.combinations.reduce((total, { wins = 0 }) => total + wins, 0)).toBe(2 ** 40 - 3 ** 20);
  });
});
