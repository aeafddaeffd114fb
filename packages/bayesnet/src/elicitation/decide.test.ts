import { describe, expect, test } from 'vitest';
import { carryOver, decide, type SavedCombination } from './decide.js';

const smoker: SavedCombination = { number: 1, nodes: new Map([[0, 1]]), value: [80, 20], sequence: 5 };
const rest: SavedCombination = { number: 2, nodes: 'rest', value: [10, 90], sequence: 5 };

describe('what decides a configuration', () => {
  test('the combination, when it was saved after the answer', () => {
    expect(decide([1, 0], [smoker], { value: [30, 70], sequence: 4 })).toEqual({
      by: 'combination',
      value: [80, 20],
      number: 1,
    });
  });

  test('the answer, when it was given after the combination was saved', () => {
    expect(decide([1, 0], [smoker], { value: [30, 70], sequence: 6 })).toEqual({ by: 'answer', value: [30, 70] });
  });

  test('a superseded answer counts again when no combination decides any more', () => {
    expect(decide([1, 0], [], { value: [30, 70], sequence: 4 })?.by).toBe('answer');
  });

  test('the rest, where no other combination matches', () => {
    expect(decide([0, 0], [smoker, rest], undefined)).toEqual({ by: 'rest', value: [10, 90], number: 2 });
  });

  test('nothing, where the question is open', () => {
    expect(decide([0, 0], [smoker], undefined)).toBeUndefined();
  });

  test('a combination saved again unchanged supersedes nothing, also with another priority', () => {
    const saved = carryOver(
      [smoker, rest],
      [
        { ...rest, number: 1 },
        { ...smoker, number: 2 },
      ],
      9,
    );
    expect(saved.map(({ sequence }) => sequence)).toEqual([5, 5]);
  });

  test('a combination with new values is a new save', () => {
    expect(carryOver([smoker], [{ ...smoker, value: [81, 19] }], 9)[0]?.sequence).toBe(9);
  });
});
