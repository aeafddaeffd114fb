import { expect, test } from 'vitest';
import { firstLetter } from './firstLetter.js';

test.each([
  ['ann@example.org', 'en', 'A'],
  ['  zoë', 'en', 'Z'],
  ['ışık', 'tr', 'I'],
  ['i̇rem', 'en', 'İ'],
  ['e\u0301lodie', 'en', 'É'],
  ['👩‍⚕️ doctor', 'en', '👩‍⚕️'],
  ['', 'en', ''],
])('shows the first letter of %j in upper case (R-211)', (name, locale, letter) => {
  expect(firstLetter(name, locale).normalize('NFC')).toBe(letter);
});
