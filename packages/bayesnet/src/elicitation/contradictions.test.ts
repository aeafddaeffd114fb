import fc from 'fast-check';
import { expect, test } from 'vitest';
import { configurationAt, iterationOf } from '../cpt/iteration.js';
import { contradictionsOf, type Direction } from './contradictions.js';

const answers = (radices: number[], given: Record<string, number[]>) =>
  new Map(
    Object.entries(given).map(([configuration, values]) => [
      iterationOf(configuration.split(',').map(Number), radices),
      values,
    ]),
  );
const find = (radices: number[], directions: Direction[], given: Record<string, number[]>) =>
  contradictionsOf({ radices, directions }, answers(radices, given), 100);

test('a later state of the parent that makes the later states less likely contradicts an increase, not a decrease', () => {
  const given = { '0': [20, 80], '1': [50, 50], '2': [40, 60] };
  expect(find([3], ['increases'], given)).toEqual([{ parent: 0, iterations: [1, 2] }]);
  expect(find([3], ['decreases'], given)).toEqual([{ parent: 0, iterations: [2, 3] }]);
  expect(find([3], ['unknown'], given)).toEqual([]);
});

test('unanswered questions are skipped, and equal shares are no contradiction', () => {
  expect(find([3], ['increases'], { '0': [1, 9], '2': [3, 4] })).toEqual([{ parent: 0, iterations: [1, 3] }]);
  expect(find([3], ['increases'], { '0': [10, 20, 30], '1': [1, 2, 3] })).toEqual([]);
});

test('shares that cross contradict either direction: some later states are less likely', () => {
  const given = { '0': [30, 40, 30], '1': [40, 10, 50] };
  expect(find([2], ['increases'], given)).toHaveLength(1);
  expect(find([2], ['decreases'], given)).toHaveLength(1);
});

test('only questions that differ in that parent alone are compared', () => {
  const given = { '0,0': [10, 90], '1,1': [90, 10] };
  expect(find([2, 2], ['increases', 'increases'], given)).toEqual([]);
  const [found] = find([2, 2], ['increases', 'unknown'], { ...given, '1,0': [50, 50] });
  expect(found).toEqual({ parent: 0, iterations: [1, iterationOf([1, 0], [2, 2])] });
});

test('every planted contradiction is found, and none in tables that are in order', () => {
  const radices = fc.array(fc.integer({ min: 2, max: 4 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(radices, fc.nat(), fc.nat(), (sizes, at, along) => {
      const total = sizes.reduce((product, radix) => product * radix, 1);
      const table = new Map<number, number[]>();
      for (let iteration = 1; iteration <= total; iteration += 1) {
        const rank = (configurationAt(iteration, sizes) ?? []).reduce((sum, state) => sum + state, 0);
        table.set(iteration, [60 - 5 * rank, 20, 20 + 5 * rank]);
      }
      const directions = sizes.map((): Direction => 'increases');
      expect(contradictionsOf({ radices: sizes, directions }, table, 100)).toEqual([]);
      const parent = along % sizes.length;
      const low = (configurationAt((at % total) + 1, sizes) ?? []).with(parent, 0);
      const planted = iterationOf(low, sizes);
      table.set(planted, [1, 1, 99]);
      const next = iterationOf(low.with(parent, 1), sizes);
      expect(contradictionsOf({ radices: sizes, directions }, table, 100)).toContainEqual({
        parent,
        iterations: [planted, next],
      });
    }),
    { numRuns: 300 },
  );
});

test('no more are returned than requested', () => {
  const given = { '0': [1, 9], '1': [5, 5], '2': [9, 1] };
  expect(contradictionsOf({ radices: [3], directions: ['increases'] }, answers([3], given), 1)).toHaveLength(1);
});
