import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barley } from '../../fixtures/barley.js';
import { chestClinic } from '../../fixtures/models.js';
import { finish } from './computation.js';
import { EliminationGraph, type EliminationOrder } from './eliminationGraph.js';
import { isProblem } from './inferenceProblem.js';
import { junctionTree, tableLimits } from './junctionTree.js';
import { posteriorsOf } from './posteriors.js';

const cases = fc.record({
  sizes: fc.array(fc.integer({ min: 2, max: 6 }), { minLength: 9, maxLength: 9 }),
  scopes: fc.array(fc.uniqueArray(fc.nat(8), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 9 }),
});

/** What taking out a variable costs, from the edges as they are. */
function costs(variable: number, edges: ReadonlySet<string>, left: readonly number[], sizes: readonly number[]) {
  const has = (one: number, other: number) => edges.has(`${Math.min(one, other)} ${Math.max(one, other)}`);
  const neighbours = left.filter((other) => other !== variable && has(variable, other));
  const missing = neighbours.flatMap((one) =>
    neighbours.filter((other) => one < other && !has(one, other)).map((other) => [one, other] as const),
  );
  return {
    fill: missing.length,
    'weighted-fill': missing.reduce((sum, [one, other]) => sum + sizes[one]! * sizes[other]!, 0),
    table: [variable, ...neighbours].reduce((cells, each) => cells * sizes[each]!, 1),
  };
}

test.each<EliminationOrder>(['fill', 'weighted-fill', 'table'])(
  'by %s, no variable that is left would have cost less than the one taken out',
  (order) => {
    fc.assert(
      fc.property(cases, ({ sizes, scopes }) => {
        const graph = new EliminationGraph(scopes, sizes, order);
        const edges = new Set<string>();
        const connect = (scope: readonly number[]) => {
          for (const one of scope) for (const other of scope) if (one < other) edges.add(`${one} ${other}`);
        };
        for (const scope of scopes) connect(scope);
        let left = [...new Set(scopes.flat())];
        while (graph.left > 0) {
          const [taken = -1, ...neighbours] = graph.take();
          const own = costs(taken, edges, left, sizes)[order];
          const least = Math.min(...left.map((variable) => costs(variable, edges, left, sizes)[order]));
          expect(own).toBe(least);
          connect(neighbours);
          left = left.filter((variable) => variable !== taken);
        }
        expect(left).toEqual([]);
      }),
    );
  },
);

test('Barley is not too entangled: the fewest edges would make too large a table, the lightest ones do not', () => {
  const place = new Map(barley.map(([id], at) => [id, at]));
  const sizes = barley.map(([, states]) => states);
  const scopes = barley.map(([, , parents], at) => [...parents.map((parent) => place.get(parent)!), at]);
  const tree = finish(junctionTree(scopes, sizes, tableLimits));
  if (isProblem(tree)) throw new Error(tree.code);
  expect(Math.max(...tree.cliques.map(({ cells }) => cells))).toBe(7_257_600);
  for (const [term, scope] of scopes.entries()) {
    expect(tree.cliques[tree.homes[term]!]?.variables).toEqual(expect.arrayContaining(scope));
  }
});

test('what no order makes small enough is refused for the reason of the first', () => {
  const limits = { largest: 7, total: 1_000 };
  expect(finish(posteriorsOf(chestClinic(), { limits }))).toEqual({
    code: 'too-entangled',
    params: { reason: 'largest', limit: 7 },
  });
});
