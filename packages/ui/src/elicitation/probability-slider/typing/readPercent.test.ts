import { expect, test } from 'vitest';
import { readTyped } from './readTyped.js';

test.each([
  ['37', { share: 37 }],
  [' 07 %', { share: 7 }],
  ['12.0', { share: 12 }],
  ['0.1', { share: 1, misfit: 'below' }],
  ['0,01', { share: 1, misfit: 'below' }],
  ['.5', { share: 1, misfit: 'below' }],
  ['-5', { share: 1, misfit: 'below' }],
  ['−5', { share: 1, misfit: 'below' }],
  ['150', { share: 99, misfit: 'above' }],
  ['12.7', { share: 13, misfit: 'notWhole' }],
  ['12,4', { share: 12, misfit: 'notWhole' }],
  ['1/500', { misfit: 'unreadable' }],
  ['4x4', { misfit: 'unreadable' }],
  ['-', { misfit: 'unreadable' }],
  ['4e1', { misfit: 'unreadable' }],
  ['1e-3', { misfit: 'unreadable' }],
  ['20 30', { misfit: 'unreadable' }],
  ['', { misfit: 'empty' }],
  ['Infinity', { misfit: 'unreadable' }],
])('R-2614: %j is taken as %j (R-727, R-1508)', (typed, taken) =>
  expect(readTyped(typed, { min: 1, max: 99, exactShares: undefined, locale: 'en' })).toEqual(taken),
);
