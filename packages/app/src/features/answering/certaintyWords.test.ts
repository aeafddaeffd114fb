import type { CertaintyCode } from '@credence/bayesnet';
import type { Certainty as CertaintyWord } from '@credence/ui';
import { expect, expectTypeOf, test } from 'vitest';
import { certaintyOf, shownCertainty } from './certaintyWords.js';

// From the least certain on, as the contract and the components list them.
const pairs = [
  [-2, 'uncertain'],
  [-1, 'ratherUncertain'],
  [1, 'ratherCertain'],
  [2, 'certain'],
] as const;

test.each(pairs)('R-3293: what is kept as %i is shown as "%s", and kept as that number again', (number, word) => {
  expect(shownCertainty(number)).toBe(word);
  expect(certaintyOf(word)).toBe(number);
});

test('R-3293: no other number and no other word is there', () => {
  expectTypeOf<(typeof pairs)[number][0]>().toEqualTypeOf<CertaintyCode>();
  expectTypeOf<(typeof pairs)[number][1]>().toEqualTypeOf<CertaintyWord>();
  expect(pairs.map(([number]) => number)).toEqual([...new Set(pairs.map(([, word]) => certaintyOf(word)))]);
});
