import { expect, test } from 'vitest';
import { clampPercent } from './clampPercent.js';

test.each([
  [38, 38],
  [-5, 0],
  [120, 100],
  [Number.NaN, 0],
])('draws %d percent as %d (R-603)', (value, drawn) => {
  expect(clampPercent(value)).toBe(drawn);
});
