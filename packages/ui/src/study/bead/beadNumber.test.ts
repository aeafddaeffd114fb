import { expect, test } from 'vitest';
import { beadNumber } from './beadNumber.js';

test.each([
  ['E3', '3'],
  ['E12', '12'],
  ['7', '7'],
  ['A', 'A'],
])('R-2401: the bead of %s says %s', (code, number) => {
  expect(beadNumber(code)).toBe(number);
});
