import type { Combination } from '@credence/ui';
import { expect, test } from 'vitest';
import { countCoverage } from './coverage.js';

const radices = [2, 2];
const list: readonly Combination[] = [{ selection: { 0: 0 }, values: [20, 30, 50], number: 1 }];
const count = (combinations: readonly Combination[], answers: readonly { iteration: number; sequence: number }[]) =>
  countCoverage(combinations, radices, 3, 60, {
    combinations: list,
    saves: { combinations: [2], answers: [...answers] },
  });

test('R-2563: a direct answer given after a combination counts as answered, not as decided', () => {
  const { decided, answered, combinations, minutesLeft, cells } = count(list, [{ iteration: 1, sequence: 3 }]) ?? {};
  expect({ decided, answered, combinations, minutesLeft, cells }).toEqual({
    decided: 1,
    answered: 1,
    combinations: [{ decides: 1 }],
    minutesLeft: 2,
    cells: ['answered', 1, null, null],
  });
});

test('R-2563: a combination saved after the answer, or changed now, decides', () => {
  expect(count(list, [{ iteration: 1, sequence: 1 }])).toMatchObject({ decided: 2, answered: 0 });
  const changed = [{ selection: { 0: 0 }, values: [1, 1, 98], number: 1 }];
  expect(count(changed, [{ iteration: 1, sequence: 3 }])).toMatchObject({ decided: 2, cells: [1, 1, null, null] });
});

test('R-2563: answers that no combination touches are counted as answered', () => {
  const { cells, answered } = count([], [{ iteration: 3, sequence: 1 }]) ?? {};
  // The third question is the last column: the questions go back and forth.
  expect([answered, cells]).toEqual([1, [null, null, null, 'answered']]);
});

test('a server that tells no order leaves everything to the combinations', () => {
  expect(countCoverage(list, radices, 3, 60)).toMatchObject({ decided: 2, answered: 0 });
});
