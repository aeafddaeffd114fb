import { describe, expect, test } from 'vitest';
import { type PlotPoint, pointAt, walkPoints } from './walkPoints.js';

const upright = { categories: 8, series: 2, along: 'inline', rtl: false } as const;
const lying = { categories: 3, series: 1, along: 'block', rtl: false } as const;
const at = (category: number, series = 0) => ({ category, series });

describe('upright bars and lines', () => {
  test.each([
    ['ArrowRight', at(3), at(4)],
    ['ArrowLeft', at(3), at(2)],
    ['ArrowDown', at(3, 0), at(3, 1)],
    ['ArrowUp', at(3, 1), at(3, 0)],
    ['Home', at(3, 1), at(0, 1)],
    ['End', at(3, 1), at(7, 1)],
    ['ArrowRight', at(7), at(7)],
    ['ArrowLeft', at(0), at(0)],
    ['ArrowDown', at(3, 1), at(3, 1)],
  ])('%s leads from %j to %j', (key, from, to) => {
    expect(walkPoints(key, from, upright)).toEqual(to);
  });

  test('the arrows turn round where the page reads from right to left', () => {
    expect(walkPoints('ArrowRight', at(3), { ...upright, rtl: true })).toEqual(at(2));
    expect(walkPoints('ArrowLeft', at(3), { ...upright, rtl: true })).toEqual(at(4));
    expect(walkPoints('Home', at(3), { ...upright, rtl: true })).toEqual(at(0));
  });

  test('with one series up and down are left to the page', () => {
    expect(walkPoints('ArrowUp', at(3), { ...upright, series: 1 })).toBeUndefined();
  });
});

test('lying bars are walked up and down', () => {
  expect(walkPoints('ArrowDown', at(0), lying)).toEqual(at(1));
  expect(walkPoints('ArrowUp', at(2), lying)).toEqual(at(1));
  expect(walkPoints('ArrowRight', at(0), lying)).toBeUndefined();
  expect(walkPoints('ArrowRight', at(0), { ...lying, series: 2 })).toEqual(at(0, 1));
});

test('other keys are none of the chart', () => {
  for (const key of ['Tab', 'Enter', 'a', 'PageDown']) expect(walkPoints(key, at(0), upright)).toBeUndefined();
});

test('a place of the drawing belongs to the value whose part it is', () => {
  const box = { x: 0, y: 0, width: 0, height: 0 };
  const point = (category: number, x: number): PlotPoint => ({
    category,
    series: 0,
    value: 1,
    box,
    hit: { x, y: 0, width: 10, height: 20 },
  });
  const points = [point(0, 0), point(1, 10)];
  expect(pointAt(points, 9.9, 5)?.category).toBe(0);
  expect(pointAt(points, 10, 5)?.category).toBe(1);
  expect(pointAt(points, 20, 5)).toBeUndefined();
  expect(pointAt(points, 5, 20)).toBeUndefined();
});
