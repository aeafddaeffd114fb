import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLargeChange } from './largeChange.js';

test.each([
  ['15 points', [0.35, 0.65], [0.2, 0.8]],
  ['15 points, up', [0.4, 0.6], [0.55, 0.45]],
  ['one state of three', [0.5, 0.3, 0.2], [0.5, 0.14, 0.36]],
  ['threefold odds from 1 %', [0.01, 0.99], [0.0294117647, 0.9705882353]],
  ['threefold odds up to 98 %', [0.94, 0.06], [0.98, 0.02]],
  ['from 0.2 % to 1 %', [0.002, 0.998], [0.01, 0.99]],
  ['to impossible', [0.001, 0.999], [0, 1]],
  ['from impossible', [0, 1], [0.000_001, 0.999_999]],
])('R-2832: a change is large by %s', (_, before, after) => {
  expect(isLargeChange(before, after)).toBe(true);
});

test.each([
  ['nothing', [0.3, 0.7], [0.3, 0.7]],
  ['nothing, at the end', [0, 1], [0, 1]],
  ['14 points', [0.36, 0.64], [0.5, 0.5]],
  ['threefold odds away from the ends', [0.05, 0.95], [0.14, 0.86]],
  ['twofold odds from 2 %', [0.02, 0.98], [0.04, 0.96]],
  ['what follows from rounding', [0.1 + 0.2, 0.7], [0.3, 0.7]],
])('R-2832: a change is not large by %s', (_, before, after) => {
  expect(isLargeChange(before, after)).toBe(false);
});

test('R-2832: a change is as large as its way back', () => {
  const share = fc.integer({ min: 0, max: 1_000_000 }).map((parts) => parts / 1_000_000);
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [before, after] = [
        [one, 1 - one],
        [other, 1 - other],
      ] as const;
      expect(isLargeChange(before, after)).toBe(isLargeChange(after, before));
    }),
  );
});
