import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesAlike } from './namesAlike.js';

const isAlike = (one: string, other: string) => namesAlike([one, other]).size === 2;

test('R-3464: names that read alike are told by their places, all of them', () => {
  expect([...namesAlike(['Fever', 'Cough', 'fever ', 'T_stage', 'T  stage', 'Stage'])]).toEqual([0, 2, 3, 4]);
  expect([...namesAlike(['Ame\u0301lie', 'Am\u00e9lie'])]).toEqual([0, 1]);
  expect([...namesAlike(['0', '1', '01'])]).toEqual([]);
});

test('R-3474: capitals make no other name in any language, an i with and without its dot included', () => {
  expect([...namesAlike(['ılıman', 'ILIMAN', 'İLİMAN', 'iliman', 'Ilıman'])]).toEqual([0, 1, 2, 3, 4]);
  expect(isAlike('ΧΡΌΝΟΣ', 'χρόνος')).toBe(true);
  expect(isAlike('5 µg', '5 μG')).toBe(true);
  // Two words.
  expect(isAlike('Masse', 'Maße')).toBe(false);
  expect(isAlike('Maße', 'MAẞE')).toBe(true);
});

test('R-3474: what nobody can see makes no other name', () => {
  expect(isAlike('Fe\u00adver', 'Fever')).toBe(true);
  expect(isAlike('\u200eFever\u200b', 'Fever')).toBe(true);
  expect(isAlike('fe ver', 'Fever')).toBe(false);
});

/** A letter and its other sizes, of which none is several letters. */
const letter = fc
  .integer({ min: 0x41, max: 0x1ffff })
  .map((code) => (code >= 0xd800 && code < 0xe000 ? 'i' : String.fromCodePoint(code)))
  .filter((one) => /\p{L}/u.test(one) && one.toUpperCase().length <= one.length);
const i = fc.constantFrom('i', 'I', 'ı', 'İ', 'i\u0307');

test('R-3474: whatever letters a name has, its capitals, its small letters and blanks around it make no other one', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(letter, i), { minLength: 1, maxLength: 12 }), (letters) => {
      const name = letters.join('');
      for (const other of [name.toUpperCase(), name.toLowerCase(), name.normalize('NFD'), ` ${name}_`])
        expect(isAlike(name, other), JSON.stringify([name, other])).toBe(true);
      for (const language of ['tr', 'de', 'lt'])
        expect(isAlike(name, name.toLocaleUpperCase(language)), JSON.stringify([name, language])).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('R-3474: names of other letters stay two names', () => {
  const words = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(words, words, (one, other) => {
      expect(isAlike(one, other)).toBe(one === other);
    }),
  );
});
