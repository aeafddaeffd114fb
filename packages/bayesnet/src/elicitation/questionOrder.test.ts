import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { configurationAt } from '../cpt/iteration.js';
import { configurationCount } from '../cpt/configuration.js';
import { type Combination, matches } from './combination.js';
import { LISTED_QUESTIONS, questionOrder } from './questionOrder.js';

const list = (...nodes: (readonly (readonly [number, number])[])[]): Combination[] =>
  nodes.map((pairs, index) => ({ number: index + 1, nodes: new Map(pairs), value: [50, 50] }));

const changes = (iterations: readonly number[], radices: readonly number[]) => {
  const rows = iterations.map((iteration) => configurationAt(iteration, radices) ?? []);
  return rows.slice(1).map((row, index) => row.filter((state, parent) => state !== rows[index]?.[parent]).length);
};

const undecided = (combinations: readonly Combination[], radices: readonly number[]) =>
  Array.from({ length: configurationCount(radices) }, (_, index) => index + 1).filter((iteration) => {
    const row = configurationAt(iteration, radices) ?? [];
    return !combinations.some(({ nodes }) => nodes === 'rest' || matches(nodes, row));
  });

const node = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }).chain((radices) =>
  fc.record({
    radices: fc.constant(radices),
    combinations: fc
      .array(fc.tuple(...radices.map((radix) => fc.option(fc.integer({ min: 0, max: radix - 1 }), { freq: 2 }))), {
        maxLength: 6,
      })
      .map((rows) =>
        list(...rows.map((row) => row.flatMap((state, parent) => (state === null ? [] : [[parent, state] as const])))),
      ),
  }),
);

describe('the order in which questions are asked', () => {
  test('R-1158 without combinations one parent changes by one step: the order of iterations', () => {
    expect(questionOrder([], [3, 2, 4]).listed).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
  });

  test('R-1158 the order goes around a hole that a combination leaves: one parent still changes at a time', () => {
    const radices = [3, 2];
    const combinations = list([[0, 1]]);
    // In iteration order, both parents change between 2 and 5.
    expect(changes([1, 2, 5, 6], radices)).toEqual([1, 2, 1]);
    expect(questionOrder(combinations, radices).listed).toEqual([1, 2, 6, 5]);
  });

  test('R-1158 on four shapes of node, with one to three combinations each, hardly ever two parents change', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (const radices of [
      [3, 3, 3],
      [4, 3, 3, 2],
      [2, 2, 2, 2, 2, 2],
      [5, 4, 3, 3],
    ]) {
      const found: number[] = [];
      const plain: number[] = [];
      for (let run = 0; run < 100; run += 1) {
        const combinations = list(
          ...Array.from({ length: 1 + random(3) }, () => {
            const named = Array.from({ length: 1 + random(2) }, () => random(radices.length));
            return [...new Set(named)].map((parent) => [parent, random(radices[parent] ?? 1)] as const);
          }),
        );
        found.push(...changes(questionOrder(combinations, radices).listed ?? [], radices));
        plain.push(...changes(undecided(combinations, radices), radices));
      }
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      expect(mean(found)).toBeLessThanOrEqual(1.005);
      expect(mean(plain)).toBeGreaterThan(1.02);
      expect(Math.max(...found)).toBeLessThanOrEqual(2);
    }
  });

  test('every question that no combination decides is asked once, and no other', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        const listed = questionOrder(combinations, radices).listed ?? [];
        expect([...listed].sort((a, b) => a - b)).toEqual(undecided(combinations, radices));
      }),
      { numRuns: 300 },
    );
  });

  test('R-1161 Back from the next question leads to this one, over the whole order', () => {
    fc.assert(
      fc.property(node, ({ radices, combinations }) => {
        const order = questionOrder(combinations, radices);
        const [first, ...others] = order.listed ?? [];
        expect(order.after(0)).toBe(first);
        if (first === undefined) return;
        expect(order.before(first)).toBeUndefined();
        let at = first;
        for (const next of others) {
          expect(order.after(at)).toBe(next);
          expect(order.before(next)).toBe(at);
          at = next;
        }
        expect(order.after(at)).toBeUndefined();
      }),
      { numRuns: 300 },
    );
  });

  test('the next open question is the next unanswered one, wrapping around to the beginning', () => {
    const order = questionOrder(list([[0, 1]]), [3, 2]);
    expect(order.nextOpen(2, () => false)).toBe(6);
    expect(order.nextOpen(2, (iteration) => iteration === 6)).toBe(5);
    expect(order.nextOpen(5, (iteration) => iteration === 1)).toBe(2);
    expect(order.nextOpen(5, () => true)).toBeUndefined();
    expect(order.upcoming(2)).toEqual([6, 5, 1, 2]);
  });

  test('an iteration that a combination decides comes before the next iteration that is asked', () => {
    const order = questionOrder(list([[0, 1]]), [3, 2]);
    expect(order.after(3)).toBe(5);
    expect(order.before(3)).toBe(6);
    expect(order.nextOpen(4, () => false)).toBe(5);
  });

  test('the same order every time, whatever the numbers, the values and the order of asking', () => {
    const radices = [4, 3, 3, 2];
    const combinations = list(
      [
        [0, 1],
        [2, 2],
      ],
      [[1, 1]],
    );
    const listed = questionOrder(combinations, radices).listed;
    for (let other = 0; other < 60; other += 1)
      questionOrder(
        list(
          [
            [0, other % 4],
            [1, other % 3],
          ],
          [[3, other % 2]],
        ),
        radices,
      );
    const again = questionOrder(
      combinations.map((combination) => ({ ...combination, value: [1, 99] })),
      radices,
    ).listed;
    expect(again).toEqual(listed);
  });

  test('a node with more questions than can be listed is asked in the order of its iterations, never enumerated', () => {
    const radices = new Array<number>(44).fill(2);
    const order = questionOrder(
      list([
        [0, 0],
        [1, 0],
      ]),
      radices,
    );
    expect(order.listed).toBeUndefined();
    expect(order.after(0)).toBe(2 ** 42 + 1);
    expect(order.before(2 ** 42 + 1)).toBeUndefined();
    expect(order.before(2 ** 42 + 2)).toBe(2 ** 42 + 1);
    expect(order.nextOpen(2 ** 44, () => false)).toBe(2 ** 42 + 1);
  });

  test('in a huge table, the few questions that combinations leave are asked in their order', () => {
    const radices = new Array<number>(44).fill(2);
    // The first 38 parents each decide when in their second state; 2^6 questions remain, with holes.
    const fixed = Array.from({ length: 38 }, (_, parent) => [[parent, 1] as const]);
    const { listed = [] } = questionOrder(
      list(...fixed, [
        [40, 1],
        [42, 0],
      ]),
      radices,
    );
    expect(listed).toHaveLength(48);
    expect(Math.max(...changes(listed, radices))).toBe(1);
  });

  test('combinations that are too hard to search say so instead of saying that nothing is left', () => {
    const holes = 12;
    const pigeons = Array.from({ length: holes }, (_, hole) =>
      Array.from({ length: holes + 1 }, (__, a) =>
        Array.from({ length: holes - a }, (___, b) => [[a, hole] as const, [a + b + 1, hole] as const]),
      ).flat(),
    ).flat();
    const order = questionOrder(list(...pigeons), new Array<number>(13).fill(12), 100_000);
    expect(order.listed).toBeUndefined();
    expect(order.nextOpen(0, () => false)).toBe('budget');
    expect(order.after(0)).toBe('budget');
    expect(order.before(10 ** 9)).toBe('budget');
  });

  test('rows without any neighbour do not hold up the search', () => {
    const radices = new Array<number>(12).fill(2);
    // Every configuration with an odd sum is decided by its own combination.
    const odd = Array.from({ length: 4_096 }, (_, index) => configurationAt(index + 1, radices) ?? [])
      .filter((row) => row.reduce((sum, state) => sum + state, 0) % 2 === 1)
      .map((row) => row.map((state, parent) => [parent, state] as const));
    const { listed = [] } = questionOrder(list(...odd), radices, 100_000_000);
    expect(listed).toHaveLength(2_048);
    expect(new Set(changes(listed, radices))).toEqual(new Set([2]));
    expect(LISTED_QUESTIONS).toBeGreaterThan(listed.length);
  });
});
