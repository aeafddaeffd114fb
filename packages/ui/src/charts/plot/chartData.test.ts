import { expect, test } from 'vitest';
import { drawable, isEmptyTable, largestOf, tableOf, valuesOf } from './chartData.js';

test.each([
  [0, 0],
  [-3, -3],
  [2.5, 2.5],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  [Number.NEGATIVE_INFINITY, null],
  [null, null],
  [undefined, null],
  ['7', null],
])('%s is drawn as %s', (given, drawn) => {
  expect(drawable(given)).toBe(drawn);
});

test('a series has one value for each category, whatever it was given', () => {
  expect(valuesOf({ name: 'logins', values: [1, Number.NaN] }, ['a', 'b', 'c'])).toEqual([1, null, null]);
  expect(valuesOf({ name: 'logins', values: [1, 2, 3] }, ['a'])).toEqual([1]);
});

test('the table has a head for the names and one for each series, and a row for each category', () => {
  const series = [
    { name: 'logins', values: [2, 31] },
    { name: 'logouts', values: [5] },
  ];
  expect(tableOf({ head: 'Hour', categories: ['00:00', '03:00'], series })).toEqual({
    columns: ['Hour', 'logins', 'logouts'],
    rows: [
      { name: '00:00', values: [2, 5] },
      { name: '03:00', values: [31, null] },
    ],
  });
});

test('a table is empty without rows and where no cell has a value, but not where all are zero', () => {
  expect(isEmptyTable({ columns: ['a', 'b'], rows: [] })).toBe(true);
  expect(isEmptyTable({ columns: ['a', 'b'], rows: [{ name: 'x', values: [null] }] })).toBe(true);
  expect(isEmptyTable({ columns: ['a', 'b'], rows: [{ name: 'x', values: [0] }] })).toBe(false);
});

test('nothing is the largest where nothing is above zero', () => {
  expect(largestOf([3, null, 7, 7])).toBe(7);
  expect(largestOf([0, 0])).toBeNull();
  expect(largestOf([-2, null])).toBeNull();
  expect(largestOf([])).toBeNull();
});
