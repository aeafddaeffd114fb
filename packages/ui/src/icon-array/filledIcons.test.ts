import { expect, test } from 'vitest';
import { filledIcons } from './filledIcons.js';

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [37, 18],
  [50, 25],
  [62, 31],
  [98, 49],
  [99, 49],
])('%i percent fill %i of 50 icons: one for each 2 percent, at least one (R-817, O-13)', (percent, filled) =>
  expect(filledIcons(percent)).toBe(filled),
);

test('other totals follow the same rule', () => {
  expect(filledIcons(37, 100)).toBe(37);
  expect(filledIcons(1, 1000)).toBe(10);
  expect(filledIcons(100, 50)).toBe(50);
});
