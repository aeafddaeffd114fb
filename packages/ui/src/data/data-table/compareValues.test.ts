import { expect, test } from 'vitest';
import { createCompareValues } from './compareValues.js';

test('numbers are ordered by size, not by their digits (R-612, R-614)', () => {
  expect([72, 9, 18].sort(createCompareValues('en'))).toEqual([9, 18, 72]);
});

test('names are ordered as the language does, whatever their case, numbers within them by size (R-505, R-610)', () => {
  const names = ['T10', 'alcohol', 'Zunge', 'T2', 'Ärztin', 'Age'];
  expect(names.sort(createCompareValues('de'))).toEqual(['Age', 'alcohol', 'Ärztin', 'T2', 'T10', 'Zunge']);
});
