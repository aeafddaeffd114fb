import fc from 'fast-check';
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

const totals = fc.constantFrom(50, 100, 1000);
const answers = fc.integer({ min: 1, max: 99 });

test('of any total, the full parts of the answer are filled, at least one and never all', () => {
  fc.assert(
    fc.property(answers, totals, (percent, total) => {
      const filled = filledIcons(percent, total);
      expect(filled).toBe(Math.max(1, Math.floor((percent * total) / 100)));
      expect(filled).toBeLessThan(total);
    }),
  );
});

test('a larger answer never fills fewer', () => {
  fc.assert(
    fc.property(answers, answers, totals, (one, other, total) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(filledIcons(less, total)).toBeLessThanOrEqual(filledIcons(more, total));
    }),
  );
});

test('a certain event fills all, for pictures of what was not asked', () => {
  expect(filledIcons(100, 50)).toBe(50);
  expect(filledIcons(0, 50)).toBe(1);
});
