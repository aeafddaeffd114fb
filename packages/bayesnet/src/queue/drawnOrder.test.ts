import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnOrder } from './drawnOrder.js';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const distinct = fc.uniqueArray(fc.string());

test('R-2980: the same nodes and seed always come in the same order, and every node comes once', () => {
  fc.assert(
    fc.property(distinct, seeds, (items, seed) => {
      const drawn = drawnOrder(items, seed);
      expect(drawn).toEqual(drawnOrder([...items], seed));
      expect(drawn.toSorted()).toEqual(items.toSorted());
    }),
  );
  expect(drawnOrder(['a', 'b', 'c', 'd', 'e'], 1)).toEqual(['e', 'c', 'b', 'a', 'd']);
});

test('R-2980: what was given is left as it was', () => {
  fc.assert(
    fc.property(distinct, seeds, (items, seed) => {
      const before = [...items];
      drawnOrder(items, seed);
      expect(items).toEqual(before);
    }),
  );
});

test('R-2980: over neighbouring seeds each order of four nodes comes equally often', () => {
  const draws = 24_000;
  const counts = new Map<string, number>();
  for (let seed = 0; seed < draws; seed += 1) {
    const order = drawnOrder(['a', 'b', 'c', 'd'], seed).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const expected = draws / 24;
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(counts.size).toBe(24);
  // The 99.9th percentile with 23 degrees of freedom.
  expect(chiSquare).toBeLessThan(49.73);
});
