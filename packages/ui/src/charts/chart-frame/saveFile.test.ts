import { expect, test } from 'vitest';
import { breakWords } from './chartPicture.js';
import { fileName } from './saveFile.js';

test.each([
  ['Login and logout times, last 7 days', 'login-and-logout-times-last-7-days.csv'],
  ['An- und Abmeldezeiten: größte', 'an-und-abmeldezeiten-größte.csv'],
  ['../../etc/passwd', 'etc-passwd.csv'],
  ['???', 'chart.csv'],
  ['x'.repeat(200), `${'x'.repeat(60)}.csv`],
])('%j is saved as %s', (words, name) => {
  expect(fileName(words, 'csv')).toBe(name);
});

test('a title breaks into lines that fit; a word that is too long stands alone', () => {
  expect(breakWords('one two three', (part) => part.length <= 7)).toEqual(['one two', 'three']);
  expect(breakWords('extraordinarily so', (part) => part.length <= 7)).toEqual(['extraordinarily', 'so']);
});
