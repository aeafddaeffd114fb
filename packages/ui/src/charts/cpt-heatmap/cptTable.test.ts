import { expect, test } from 'vitest';
import { cptCsvTable } from './CptHeatmap.js';
import { columnCount, combinationRuns, configurationOf, isOpen, shadeOf } from './cptTable.js';

const parents = [
  { label: 'Smoking', states: ['none', 'heavy'] },
  { label: 'Age', states: ['young', 'middle', 'old'] },
];
const states = [{ label: 'yes' }, { label: 'no' }];

test('the states of the last parent change fastest', () => {
  expect(columnCount(parents)).toBe(6);
  expect(configurationOf(parents, 0)).toEqual(['none', 'young']);
  expect(configurationOf(parents, 4)).toEqual(['heavy', 'middle']);
  expect(columnCount([])).toBe(1);
});

test('a column is open if one of its numbers is missing', () => {
  const table = { parents, states, values: [10, 90, Number.NaN, 20] };
  expect([0, 1, 2].map((column) => isOpen(table, column))).toEqual([false, true, true]);
});

test('the shades begin at the numbers of the words', () => {
  expect([0, 14.9, 15, 25, 49, 50, 75, 100].map(shadeOf)).toEqual([0, 0, 1, 2, 2, 3, 4, 4]);
});

test('neighbours that one combination decided are one run', () => {
  const combinations = [1, 1, 2, undefined, 2];
  expect(combinationRuns(5, (column) => combinations[column])).toEqual([
    { combination: 1, from: 0, to: 1 },
    { combination: 2, from: 2, to: 2 },
    { combination: 2, from: 4, to: 4 },
  ]);
});

test('the file has a row for each column, empty where nobody answered', () => {
  const table = cptCsvTable({ parents, states, values: [10, 90] }, (column) =>
    configurationOf(parents, column).join(' '),
  );
  expect(table.columns).toEqual(['Smoking · Age', 'yes', 'no']);
  expect(table.rows.slice(0, 2)).toEqual([
    { name: 'none young', values: [10, 90] },
    { name: 'none middle', values: [null, null] },
  ]);
});
