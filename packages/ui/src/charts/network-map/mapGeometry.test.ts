import { expect, test } from 'vitest';
import { edgePath, mapBox, NODE_HEIGHT } from './mapGeometry.js';

test('an arrow leaves the lower edge of the parent and ends at the upper edge of the child', () => {
  expect(edgePath({ x: 300, y: 28, width: 70 }, { x: 300, y: 92, width: 114 })).toBe('M300 45C300 63 300 56 300 74');
});

test('an arrow to a node above leaves upwards', () => {
  expect(edgePath({ x: 0, y: 200, width: 70 }, { x: 0, y: 100, width: 70 })).toMatch(/^M0 183C0 /);
});

test('the box holds every pill whole', () => {
  const box = mapBox([
    { x: 0, y: 0, width: 100 },
    { x: 300, y: 200, width: 60 },
  ]);
  expect(box.x).toBeLessThan(-50);
  expect(box.x + box.width).toBeGreaterThan(330);
  expect(box.height).toBeGreaterThan(200 + NODE_HEIGHT);
});

test('a map without nodes has a box all the same', () => {
  expect(mapBox([])).toEqual({ x: 0, y: 0, width: 1, height: 1 });
});
