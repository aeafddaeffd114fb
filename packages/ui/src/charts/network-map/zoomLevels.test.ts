import { expect, test } from 'vitest';
import { fitZoom, nextZoom, openingZoom, READABLE, showsNames } from './zoomLevels.js';

const view = { width: 700, height: 600 };

test('R-2596: a map opens whole where its names can be read, otherwise at the smallest readable names', () => {
  const small = fitZoom({ width: 300, height: 200 }, view);
  const full = fitZoom({ width: 780, height: 500 }, view);
  const huge = fitZoom({ width: 4_000, height: 3_000 }, view);
  expect([small, openingZoom(small)]).toEqual([1, 1]);
  expect(openingZoom(full)).toBeCloseTo(700 / 780);
  expect([openingZoom(huge), showsNames(openingZoom(huge)), showsNames(huge)]).toEqual([READABLE, true, false]);
});

test('steps stop at the readable and at the natural size, and end at the whole map and at twice its size', () => {
  const fit = 0.2;
  const up = [fit];
  for (let step = 0; step < 12; step += 1) up.push(nextZoom(up.at(-1)!, 1, fit));
  expect(up).toContain(READABLE);
  expect(up).toContain(1);
  expect(up.at(-1)).toBe(2);
  const down = [2];
  for (let step = 0; step < 20; step += 1) down.push(nextZoom(down.at(-1)!, -1, fit));
  expect(down).toContain(1);
  expect(down.at(-1)).toBe(fit);
});
