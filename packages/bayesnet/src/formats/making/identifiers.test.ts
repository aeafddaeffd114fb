import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identifierOf, nameOf, shortened, stateIdentifierOf } from './identifiers.js';

test.each([
  ['Age', 'Age'],
  ['Blood pressure', 'Bloodu_20_pressure'],
  ['3rd', 'u_33_rd'],
  ['Zmęczenie', 'Zmu_119_czenie'],
  ['u_20_', 'u_75__20_'],
])('R-3450: %j is written as %j', (name, identifier) => {
  expect(identifierOf(name)).toBe(identifier);
  expect(nameOf(identifier)).toBe(name);
});

test('R-3450: a state may begin with a digit', () => {
  expect(stateIdentifierOf('0 to 5')).toBe('0u_20_tou_20_5');
  expect(stateIdentifierOf('low')).toBe('low');
});

test('R-3450: every name is an identifier then, no two are the same, and each comes back', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, unit: 'binary' }), (drawn) => {
      // No format that we read has control characters or halves of characters in a name.
      const name = Array.from(drawn.toWellFormed(), (sign) => (sign < ' ' ? '_' : sign)).join('');
      expect(identifierOf(name)).toMatch(/^[A-Za-z]\w*$/);
      expect(nameOf(identifierOf(name))).toBe(name);
      expect(stateIdentifierOf(name)).toMatch(/^\w+$/);
      expect(nameOf(stateIdentifierOf(name))).toBe(name);
    }),
  );
});

test('R-3450: names that are too long stay apart', () => {
  const long = 'a'.repeat(40);
  expect(shortened([long, 'b', `${long}c`, 'aaaaaaaa_1'], 10)).toEqual(['aaaaaaaa_2', 'b', 'aaaaaaaa_3', 'aaaaaaaa_1']);
});
