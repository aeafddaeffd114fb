import { expect, test } from 'vitest';
import { createCompareValues, sortKey } from './compareValues.js';

test('numbers are ordered by size, not by their digits (R-612, R-614)', () => {
  expect([72, 9, 18].sort(createCompareValues('en'))).toEqual([9, 18, 72]);
});

test('names are ordered as the language does, whatever their case, numbers within them by size (R-505, R-610)', () => {
  const names = ['T10', 'alcohol', 'Zunge', 'T2', 'Ärztin', 'Age'];
  expect(names.sort(createCompareValues('de'))).toEqual(['Age', 'alcohol', 'Ärztin', 'T2', 'T10', 'Zunge']);
});

test('R-2363: numbers come before text, and what is nothing or no finite number has no place in the order', () => {
  expect(['10', 9, 'Age', -5, '3'].sort(createCompareValues('en'))).toEqual([-5, 9, '3', '10', 'Age']);
  const nowhere = [null, undefined, Number.NaN, Number.POSITIVE_INFINITY, new Date('never')];
  expect(nowhere.map(sortKey)).toEqual(nowhere.map(() => undefined));
  expect([0, '', new Date(5)].map(sortKey)).toEqual([0, '', 5]);
});
