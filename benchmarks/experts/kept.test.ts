import { expect, test } from 'vitest';
import { compareKept, type Given } from './kept.ts';

const given: Given = {
  networkId: 'N1',
  answers: [
    { mark: 'a', iteration: 1, sliders: [10, 50], acknowledged: true },
    { mark: 'b', iteration: 2, sliders: [20, 50], acknowledged: false },
    { mark: 'c', iteration: 1, sliders: [30, 50], acknowledged: true },
  ],
};
const [a, c] = [
  { iteration: 1, comment: 'a', sliders: [10, 50] },
  { iteration: 1, comment: 'c', sliders: [30, 50] },
];
const current = [{ iteration: 1, sliders: [30, 50] }];
const asGiven = { lost: 0, doubled: 0, foreign: 0, notCurrent: 0 };

test('R-3330: a run finds all that was acknowledged; what was not may be there or not', () => {
  expect(compareKept(given, [c, a], current)).toEqual(asGiven);
  const b = { iteration: 2, comment: 'b', sliders: [20, 50] };
  expect(compareKept(given, [c, a, b], [...current, { iteration: 2, sliders: [20, 50] }])).toEqual(asGiven);
});

test.each([
  ['is lost', [c], current, { lost: 1 }],
  ['was kept twice', [c, c, a], current, { doubled: 1 }],
  [
    'was kept with other values',
    [{ ...c, sliders: [31, 50] }, a],
    [{ iteration: 1, sliders: [31, 50] }],
    { lost: 1, foreign: 1 },
  ],
  ['was kept for another question', [{ ...c, iteration: 3 }, a], current, { lost: 1, foreign: 1, notCurrent: 2 }],
  ['gave way to an older one', [c, a], [{ iteration: 1, sliders: [10, 50] }], { notCurrent: 1 }],
  ['does not stand', [c, a], [], { notCurrent: 1 }],
])('R-3330: a run finds out that an acknowledged answer %s', (_what, saves, standing, difference) => {
  expect(compareKept(given, saves, standing)).toEqual({ ...asGiven, ...difference });
});
