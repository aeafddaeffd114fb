import { expect, test } from 'vitest';
import { findCycle } from './cycle.js';

test('a network without a cycle has none, however its nodes share parents', () => {
  expect(findCycle([])).toBeUndefined();
  expect(findCycle([[], [0], [0, 1], [1, 2, 0]])).toBeUndefined();
});

test('a cycle is listed in the order of its arcs, without the nodes that only lead to it', () => {
  // 0 → 1 → 2 → 3 → 1: each list holds the node's parents.
  expect(findCycle([[], [0, 3], [1], [2]])).toEqual([2, 3, 1]);
  expect(findCycle([[0]])).toEqual([0]);
});

test('B-145 a chain of a hundred thousand nodes is no problem', () => {
  expect(
    findCycle(Array.from({ length: 100_000 }, (_, node) => (node + 1 < 100_000 ? [node + 1] : []))),
  ).toBeUndefined();
});
