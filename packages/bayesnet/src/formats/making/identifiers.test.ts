import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identifierOf, nameOf, originalOf, shortened, stateIdentifierOf } from './identifiers.js';

test.each([
  ['Age', 'Age'],
  ['Blood pressure', 'Blood_x0020_pressure'],
  ['3rd', 'u_x0033_rd'],
  ['Zmęczenie', 'Zm_x0119_czenie'],
  ['_x0020_', 'u_x005f_x0020_'],
  ['u_x0020_', 'u_x0075__x005f_x0020_'],
  ['ué', 'u_x0075__x00e9_'],
  ['a_x0020_x0020_b', 'a_x005f_x0020_x005f_x0020_b'],
  ['a_x0020 b', 'a_x005f_x0020_x0020_b'],
  ['Ibu_400_mg', 'Ibu_400_mg'],
  ['u_20_', 'u_20_'],
])('R-3450: %j is written as %j', (name, identifier) => {
  expect(identifierOf(name)).toBe(identifier);
  expect(nameOf(identifier)).toBe(name);
});

test('R-3450: a state may begin with a digit', () => {
  expect(stateIdentifierOf('0 to 5')).toBe('0_x0020_to_x0020_5');
  expect(stateIdentifierOf('low')).toBe('low');
});

/** Names of what an identifier is made of, whole and in parts. */
const lookAlike = fc
  .array(fc.constantFrom('_x0020_', 'x0020_', '_x0020', '_', 'u', 'x', '0020', ' ', 'é', 'A', '3', 'x1f600_'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

test('R-3450: every name is an identifier then, no two are the same, and each comes back', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ minLength: 1, unit: 'binary' }), lookAlike), (drawn) => {
      // No format that we read has control characters or halves of characters in a name.
      const name = Array.from(drawn.toWellFormed(), (sign) => (sign < ' ' ? '_' : sign)).join('');
      expect(identifierOf(name)).toMatch(/^[A-Za-z]\w*$/);
      expect(nameOf(identifierOf(name))).toBe(name);
      expect(stateIdentifierOf(name)).toMatch(/^\w+$/);
      expect(nameOf(stateIdentifierOf(name))).toBe(name);
      expect(originalOf(identifierOf(name))).toBe(name);
    }),
  );
});

test('R-3450: names that are too long stay apart', () => {
  const long = 'a'.repeat(40);
  expect(shortened([long, 'b', `${long}c`, 'aaaaaaaa_1'], 10)).toEqual(['aaaaaaaa_2', 'b', 'aaaaaaaa_3', 'aaaaaaaa_1']);
});

test('R-3296: many names that begin alike are shortened in the time of as many, and to the same ones', () => {
  const alike = Array.from({ length: 40 }, (_, at) => `${'b'.repeat(30)}${at}`);
  const taken = ['bbbbbbbb_2', 'bbbbbbb_11'];
  const expected = [1, ...Array.from({ length: 40 }, (_, at) => at + 3).filter((number) => number !== 11)];
  expect(shortened([...taken, ...alike], 10)).toEqual([
    ...taken,
    ...expected.map((number) => `${'b'.repeat(number < 10 ? 8 : 7)}_${number}`),
  ]);
  const many = Array.from({ length: 200_000 }, (_, at) => `${'a'.repeat(40)}${at}`);
  // One look at all that are taken for each name would be twenty thousand million looks, and never end.
  expect(new Set(shortened(many, 30)).size).toBe(many.length);
});
