import { expect, test } from 'vitest';
import { walkStrip } from './walkStrip.js';

const chosen = [false, true, false, false, true, false];

test.each([
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 2, 3],
  ['ArrowUp', 2, 1],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 5, 5],
  ['Home', 3, 0],
  ['End', 3, 5],
  ['[', 3, 1],
  ['[', 1, 1],
  [']', 1, 4],
  [']', 5, 5],
  ['ArrowRight', -1, 0],
  ['[', -1, -1],
  [']', -1, 1],
  ['a', 3, undefined],
])('R-2409: %s leads from question %i to %s', (key, at, to) => {
  expect(walkStrip(key, at, { chosen, rtl: false })).toBe(to);
});

test('R-2409: where the page reads from right to left, the next question is to the left', () => {
  expect(walkStrip('ArrowLeft', 2, { chosen, rtl: true })).toBe(3);
  expect(walkStrip('ArrowRight', 2, { chosen, rtl: true })).toBe(1);
});
