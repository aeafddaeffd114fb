import { expect, test } from 'vitest';
import { slope } from './slope.ts';

const line = (rise: number, count = 30) => Array.from({ length: count }, (_, x) => ({ x, y: 7 + rise * x }));

test.each([0, 2.5, -1])('points on a line that rises by %d have that slope', (rise) => {
  expect(slope(line(rise))).toBeCloseTo(rise, 9);
});

test('a few points far off do not move it', () => {
  const points = line(0.5).map((point, index) => (index % 10 === 3 ? { ...point, y: 1000 } : point));
  expect(slope(points)).toBeCloseTo(0.5, 1);
});

test('one place has no slope', () => {
  expect(slope([{ x: 1, y: 2 }])).toBeNaN();
  expect(
    slope([
      { x: 1, y: 2 },
      { x: 1, y: 3 },
    ]),
  ).toBeNaN();
});
