import { expect, test } from 'vitest';
import { nextFinding } from './nextFinding.js';

test('R-2579: Space goes through the states of a node and back to nothing', () => {
  const other = { node: 'other', state: 1 };
  const node = { id: 'ct', states: 2 };
  const first = nextFinding([other], node);
  expect(first).toEqual([other, { node: 'ct', state: 0 }]);
  const second = nextFinding(first, node);
  expect(second).toEqual([other, { node: 'ct', state: 1 }]);
  expect(nextFinding(second, node)).toEqual([other]);
});
