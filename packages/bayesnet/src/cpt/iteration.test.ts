import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { columnOf, configurationCount, configurationOfColumn } from './configuration.js';
import { configurationAt, isIteration, iterationOf } from './iteration.js';

const smallRadices = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 5 });

describe('the order of questions', () => {
  test('begins with every first state and changes the last parent fastest', () => {
    const order = Array.from({ length: 6 }, (_, index) => configurationAt(index + 1, [2, 3]));
    expect(order).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
  });

  test('changes one parent by one step from each question to the next', () => {
    fc.assert(
      fc.property(smallRadices, (radices) => {
        for (let iteration = 2; iteration <= configurationCount(radices); iteration += 1) {
          const [before, after] = [configurationAt(iteration - 1, radices), configurationAt(iteration, radices)];
          const steps = radices.map((_, parent) => Math.abs((before?.[parent] ?? 9) - (after?.[parent] ?? 9)));
          expect(steps.reduce((a, b) => a + b, 0)).toBe(1);
        }
      }),
    );
  });

  test('names each configuration once, and each iteration leads back to its configuration', () => {
    fc.assert(
      fc.property(smallRadices, (radices) => {
        const iterations = new Set<number>();
        for (let column = 0; column < configurationCount(radices); column += 1) {
          const configuration = configurationOfColumn(column, radices) ?? [];
          expect(columnOf(configuration, radices)).toBe(column);
          const iteration = iterationOf(configuration, radices);
          expect(configurationAt(iteration, radices)).toEqual(configuration);
          iterations.add(iteration);
        }
        expect(iterations.size).toBe(configurationCount(radices));
        expect(Math.min(...iterations)).toBe(1);
      }),
    );
  });

  test('stays exact in tables with too many columns to list', () => {
    const radices = new Array<number>(15).fill(10);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 15 }), (iteration) => {
        expect(iterationOf(configurationAt(iteration, radices) ?? [], radices)).toBe(iteration);
      }),
    );
  });

  test('a node without parents has the one iteration 1', () => {
    expect(configurationAt(1, [])).toEqual([]);
    expect(configurationAt(2, [])).toBeUndefined();
  });

  test.each([0, -1, 1.5, 7, 1e9, 2 ** 53 + 1, Number.NaN])('B-082 there is no iteration %s among six', (iteration) => {
    expect(configurationAt(iteration, [2, 3])).toBeUndefined();
    expect(isIteration(iteration, [2, 3])).toBe(false);
  });

  test('reports the size of a table that is too large to count as infinite', () => {
    const radices = new Array<number>(60).fill(2);
    expect(configurationCount(radices)).toBe(Number.POSITIVE_INFINITY);
    expect(configurationAt(2 ** 55, radices)).toBeUndefined();
    expect(isIteration(2 ** 55, radices)).toBe(false);
  });
});
