import { expect, test } from 'vitest';
import { laneRows } from './laneTable.js';

test('R-2406: the table has a row for each expert, and a gap where one said nothing of a state', () => {
  const states = [
    {
      label: 'T3',
      answers: [
        { code: 2, value: 0 },
        { code: 1, value: 33 },
      ],
    },
    { label: 'T4', answers: [{ code: 1, value: 67 }] },
  ];
  expect(laneRows(states)).toEqual([
    { code: 1, values: [33, 67] },
    { code: 2, values: [0, null] },
  ]);
});

test('R-2404: answers without a code have no row: it would tell which of them are of the same expert', () => {
  expect(laneRows([{ label: 'T3', answers: [{ value: 33 }, { value: 40 }] }])).toEqual([]);
});
