import { expect, test } from 'vitest';
import { shortNames } from './shortNames.js';

test('a bar shows what stands before the first comma or bracket', () => {
  expect(shortNames(['T1–T2, confined to the larynx', 'T3 (vocal fold fixed)', 'T4'])).toEqual(['T1–T2', 'T3', 'T4']);
});

test('names that would become equal stay whole', () => {
  const names = ['T4, larynx', 'T4, beyond'];
  expect(shortNames(names)).toEqual(names);
});
