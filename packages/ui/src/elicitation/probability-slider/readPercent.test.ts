import { expect, test } from 'vitest';
import { readPercent } from './readPercent.js';

test.each([
  ['37', { value: 37 }],
  [' 07 %', { value: 7 }],
  ['12.0', { value: 12 }],
  ['0.1', { value: 1, misfit: 'below' }],
  ['0,01', { value: 1, misfit: 'below' }],
  ['.5', { value: 1, misfit: 'below' }],
  ['-5', { value: 1, misfit: 'below' }],
  ['−5', { value: 1, misfit: 'below' }],
  ['150', { value: 99, misfit: 'above' }],
  ['12.7', { value: 13, misfit: 'notWhole' }],
  ['12,4', { value: 12, misfit: 'notWhole' }],
  ['1/500', { misfit: 'unreadable' }],
  ['4x4', { misfit: 'unreadable' }],
  ['-', { misfit: 'unreadable' }],
  ['4e1', { misfit: 'unreadable' }],
  ['1e-3', { misfit: 'unreadable' }],
  ['20 30', { misfit: 'unreadable' }],
  ['', { misfit: 'empty' }],
  ['Infinity', { misfit: 'unreadable' }],
])('R-2614: %j is taken as %j (R-727, R-1508)', (typed, taken) => expect(readPercent(typed, 1, 99)).toEqual(taken));
