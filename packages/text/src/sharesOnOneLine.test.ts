import { expect, test } from 'vitest';
import { english } from './english/app.js';
import { german } from './german/app.js';

test.each([
  ['English', english, '9 / 26 / 65 %'],
  ['German', german, '9 / 26 / 65 %'],
])('R-2583: in %s, shares in a narrow column stay on one line', (_, { question }, shown) => {
  expect(question.shares([9, 26, 65]).split(' ')).toEqual([shown.replaceAll(' ', '\u00a0')]);
});

test('R-2583: many shares continue on the next line after a slash, never between a number and its sign', () => {
  const parts = english.question.shares([20, 20, 20, 20, 10, 10]).split(' ');
  expect(parts.slice(0, -1).every((part) => part.endsWith('\u00a0/'))).toBe(true);
  expect(parts.at(-1)).toBe('10\u00a0%');
});
