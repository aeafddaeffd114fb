import { expect, test } from 'vitest';
import { type Arrow, nextNode } from './nextNode.js';

const pills = new Map(
  Object.entries({ age: [300, 0], sex: [500, 0], stage: [100, 90], other: [320, 90], end: [120, 180] }).map(
    ([id, [x = 0, y = 0]]) => [id, { x, y, width: 80 }] as const,
  ),
);
const edges = [
  ['age', 'stage'],
  ['stage', 'end'],
] as const;
const go = (from: string, arrow: Arrow) => nextNode(from, arrow, pills, edges);

test('R-2597: arrows go along the lines, and where there is none to the nearest node that way', () => {
  expect(go('age', 'ArrowDown')).toBe('stage');
  expect(go('stage', 'ArrowUp')).toBe('age');
  expect(go('age', 'ArrowRight')).toBe('sex');
  expect(go('stage', 'ArrowRight')).toBe('other');
  expect(go('sex', 'ArrowDown')).toBe('other');
});

test('at the edge of the map an arrow leads nowhere', () => {
  expect(go('end', 'ArrowDown')).toBeUndefined();
  expect(go('sex', 'ArrowRight')).toBeUndefined();
  expect(nextNode('gone', 'ArrowUp', pills, edges)).toBeUndefined();
});
