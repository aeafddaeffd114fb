import { expect, test } from 'vitest';
import { accuracyGoal } from './accuracyGoal.js';

const curve = (...points: readonly (readonly [number, number])[]) =>
  points.map(([more, value]) => ({ more, value, low: value, high: value }));

test('the promise is nine tenths of what questions can still improve, rounded up to tens', () => {
  // 2.1 at the end and 3.4 now: 2.23 is nine tenths of the way, and 3 the next whole point.
  expect(accuracyGoal(curve([0, 0.034], [20, 0.032], [40, 0.029], [80, 0.023], [252, 0.021]))).toEqual({
    more: 40,
    within: 3,
  });
  // 33 of 100 now, 15 at best: 17.3 is nearly there, 18 points are promised.
  expect(accuracyGoal(curve([0, 0.33], [20, 0.2], [40, 0.16], [686, 0.156]))).toEqual({ more: 30, within: 18 });
});

test('no more questions are promised than there are, and none where they would change little', () => {
  expect(accuracyGoal(curve([0, 0.2], [4, 0.02]))).toEqual({ more: 4, within: 2 });
  expect(accuracyGoal(curve([0, 0.028], [20, 0.026]))).toEqual({ more: 0, within: 3 });
  expect(accuracyGoal(curve([0, 0]))).toEqual({ more: 0, within: 1 });
  expect(accuracyGoal([])).toBeUndefined();
});
