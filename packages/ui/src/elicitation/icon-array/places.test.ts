import { expect, test } from 'vitest';
import { feetOf, sizeOf } from './places.js';

const points = (text: string) => text.split(' ').map(Number);

test('in a row of fifty each stands in the middle of its two percent, on the ground', () => {
  const line = { columns: 50, rows: 1 };
  const { width, height } = sizeOf(line);
  const numbers = points(feetOf(line, 0, 50, 1));
  for (let index = 0; index < 50; index += 1) {
    expect(((numbers[2 * index] ?? 0) / width) * 100).toBeCloseTo(2 * index + 1, 2);
    expect(numbers[2 * index + 1]).toBe(height);
  }
});

test('several rows begin with the lowest', () => {
  const grid = { columns: 10, rows: 5 };
  expect(points(feetOf(grid, 9, 11, 1))).toEqual([139.65, 108, 7.35, 86]);
  expect(sizeOf(grid)).toEqual({ width: 147, height: 108 });
});

test('every other one is left out, and of nobody there is no place', () => {
  const line = { columns: 50, rows: 1 };
  expect(feetOf(line, 1, 6, 2)).toBe('22.05 20 51.45 20 80.85 20');
  expect(feetOf(line, 6, 6, 2)).toBe('');
});
