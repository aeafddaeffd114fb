import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from '../cpt/distribution.js';
import { columnOf } from '../cpt/configuration.js';
import { type InferenceNode, marginalOf } from './marginal.js';

interface Given {
  id: string;
  states: number;
  parents: string[];
  /** Columns, first parent slowest. */
  table: number[][];
}

function network(given: readonly Given[]): Map<string, InferenceNode> {
  const sizes = new Map(given.map(({ id, states }) => [id, states]));
  return new Map(
    given.map(({ id, states, parents, table }) => [
      id,
      {
        id,
        states,
        parents,
        distribution: (configuration: readonly number[]) =>
          table[
            columnOf(
              configuration,
              parents.map((parent) => sizes.get(parent) ?? 1),
            )
          ],
      },
    ]),
  );
}

/** The same result by summing over the full joint distribution. */
function bruteForce(id: string, given: readonly Given[]): number[] {
  const result = new Array<number>(given.find((node) => node.id === id)?.states ?? 0).fill(0);
  const sizes = new Map(given.map((node) => [node.id, node.states]));
  const visit = (index: number, states: ReadonlyMap<string, number>, probability: number) => {
    const node = given[index];
    if (!node) {
      const state = states.get(id) ?? 0;
      result[state] = (result[state] ?? 0) + probability;
      return;
    }
    const column = columnOf(
      node.parents.map((parent) => states.get(parent) ?? 0),
      node.parents.map((parent) => sizes.get(parent) ?? 1),
    );
    for (let state = 0; state < node.states; state += 1)
      visit(index + 1, new Map(states).set(node.id, state), probability * (node.table[column]?.[state] ?? 0));
  };
  visit(0, new Map(), 1);
  return result;
}

test('a test of sensitivity 0.75 and specificity 0.96 is positive in 9.68 % where 8 % are ill', () => {
  const nodes = network([
    { id: 'Ill', states: 2, parents: [], table: [[0.08, 0.92]] },
    {
      id: 'Test',
      states: 2,
      parents: ['Ill'],
      table: [
        [0.75, 0.25],
        [0.04, 0.96],
      ],
    },
  ]);
  const [positive, negative] = marginalOf('Test', nodes) as number[];
  expect(positive).toBeCloseTo(0.0968, 12);
  expect(negative).toBeCloseTo(0.9032, 12);
  expect(marginalOf('Ill', nodes)).toEqual([0.08, 0.92]);
});

const random = fc
  .array(
    fc.record({
      states: fc.integer({ min: 2, max: 3 }),
      parents: fc.array(fc.nat(5), { maxLength: 3 }),
      values: fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 81, maxLength: 81 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((list): Given[] =>
    list.map(({ states, parents, values }, index) => {
      const own = [...new Set(parents.filter((parent) => parent < index))];
      const columns = own.reduce((product, parent) => product * (list[parent]?.states ?? 1), 1);
      return {
        id: `N${index}`,
        states,
        parents: own.map((parent) => `N${parent}`),
        table: Array.from({ length: columns }, (_, column) =>
          normalize(Array.from({ length: states }, (_state, state) => values[(column * states + state) % 81] ?? 1)),
        ),
      };
    }),
  );

test('the result equals the sum over the full joint distribution, to 1e-9', () => {
  fc.assert(
    fc.property(random, (given) => {
      const nodes = network(given);
      for (const { id } of given) {
        const found = marginalOf(id, nodes) as number[];
        bruteForce(id, given).forEach((value, state) =>
          expect(Math.abs((found[state] ?? 0) - value)).toBeLessThan(1e-9),
        );
      }
    }),
    { numRuns: 200 },
  );
});

test('a missing distribution of an ancestor leaves it open; one of another node does not matter', () => {
  const nodes = network([
    { id: 'A', states: 2, parents: [], table: [] },
    {
      id: 'B',
      states: 2,
      parents: ['A'],
      table: [
        [0.5, 0.5],
        [0.5, 0.5],
      ],
    },
    { id: 'C', states: 2, parents: [], table: [[0.1, 0.9]] },
  ]);
  expect(marginalOf('B', nodes)).toBe('open');
  expect(marginalOf('C', nodes)).toEqual([0.1, 0.9]);
});

test('tables that are too large are given up on at once', () => {
  const roots = Array.from({ length: 60 }, (_, index) => ({
    id: `R${index}`,
    states: 2,
    parents: [],
    table: [[0.5, 0.5]],
  }));
  const nodes = network(roots);
  const parents = roots.map(({ id }) => id);
  nodes.set('C', { id: 'C', states: 2, parents, distribution: () => [0.5, 0.5] });
  expect(marginalOf('C', nodes)).toBe('budget');
});

test('a chain of 200 nodes is followed to its end', () => {
  const chain = Array.from(
    { length: 200 },
    (_, index): Given => ({
      id: `N${index}`,
      states: 2,
      parents: index === 0 ? [] : [`N${index - 1}`],
      table:
        index === 0
          ? [[1, 0]]
          : [
              [0.9, 0.1],
              [0.1, 0.9],
            ],
    }),
  );
  const [first] = marginalOf('N199', network(chain)) as number[];
  expect(first).toBeCloseTo(0.5 + 0.5 * 0.8 ** 199, 12);
});
