import { expect, test } from 'vitest';
import { drawnName, edgePath, estimateNodeWidth, mapBox, NODE_HEIGHT } from './mapGeometry.js';

test('an arrow leaves the lower edge of the parent and ends at the upper edge of the child', () => {
  expect(edgePath({ x: 300, y: 28, width: 70 }, { x: 300, y: 92, width: 114 })).toBe('M300 42C300 60 300 59 300 77');
});

test('an arrow to a node above leaves upwards', () => {
  expect(edgePath({ x: 0, y: 200, width: 70 }, { x: 0, y: 100, width: 70 })).toMatch(/^M0 186C0 /);
});

test('R-2600: between two pills in one row the arrow goes straight from side to side', () => {
  const [left, right] = [
    { x: 100, y: 50, width: 80 },
    { x: 300, y: 54, width: 60 },
  ] as const;
  expect(edgePath(left, right)).toBe('M140 50L269 54');
  expect(edgePath(right, left)).toBe('M270 54L141 50');
});

test('a long name is shortened between its words, and its pill with it', () => {
  const long = 'Prognose des metastasierten hypopharyngealen Plattenepithelkarzinoms';
  expect(drawnName(long)).toBe('Prognose des metastasierten…');
  expect(drawnName('Gesundheitseinrichtungsverantwortlichkeit')).toMatch(/^Gesundheitseinrichtungsv.*…$/);
  expect(drawnName('Grade')).toBe('Grade');
  expect(estimateNodeWidth(long)).toBeLessThan(280);
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
