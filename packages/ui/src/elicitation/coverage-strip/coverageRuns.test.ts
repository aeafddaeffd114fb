import { expect, test } from 'vitest';
import { coverageLook, coverageRuns } from './coverageRuns.js';

test('neighbouring questions of one combination become one piece, within each state of the first parent', () => {
  expect(coverageRuns([null, null, 2, 2, 2, 1], 2)).toEqual([
    [
      { by: null, length: 2 },
      { by: 2, length: 1 },
    ],
    [
      { by: 2, length: 2 },
      { by: 1, length: 1 },
    ],
  ]);
});

test('without questions there are empty groups', () => {
  expect(coverageRuns([], 3)).toEqual([[], [], []]);
});

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [12, '3'],
  ['remaining', 'remaining'],
  [null, undefined],
] as const)('what %s decides is drawn in look %s', (by, look) => {
  expect(coverageLook(by)).toBe(look);
});
