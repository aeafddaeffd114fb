import { expect, test } from 'vitest';
import { checkAddresses, countAddresses } from './checkAddresses.js';

test.each([
  ['e.schmidt(at)uke.example', 'noAt'],
  ['a@b@uke.example', 'severalAts'],
  ['a b@uke.example', 'space'],
  ['@uke.example', 'noName'],
  ['p.arnaud@curie', 'noEnding'],
  ['p.arnaud@', 'noEnding'],
  ['p.arnaud@curie.', 'noEnding'],
  ['p.arnaud@.example', 'noEnding'],
  [`${'a'.repeat(250)}@x.de`, 'tooLong'],
] as const)('R-2384: "%s" cannot be right: %s', (text, problem) => {
  expect(checkAddresses([text])).toEqual([{ text, index: 0, kind: 'wrong', problem }]);
});

test.each(['c.moreau@uz-ghent.example', "m.o'neill+study@beaumont.co.example", 'ü@münchen.example'])(
  'R-2384: "%s" can be right',
  (text) => {
    expect(checkAddresses([text])).toEqual([{ text, index: 0, kind: 'new' }]);
  },
);

const getPerson = (address: string) => (address.startsWith('n.okafor@') ? { name: 'Dr. N. Okafor' } : undefined);
const given = ['new@x.example', 'n.okafor@x.example', 'wrong', 'NEW@x.example', 'other@x.example'];

test('R-2384: what has to be looked at comes first, then people, then what is new, each as given', () => {
  expect(checkAddresses(given, getPerson)).toEqual([
    { text: 'wrong', index: 2, kind: 'wrong', problem: 'noAt' },
    { text: 'NEW@x.example', index: 3, kind: 'twice' },
    { text: 'n.okafor@x.example', index: 1, kind: 'known', person: 'Dr. N. Okafor' },
    { text: 'new@x.example', index: 0, kind: 'new' },
    { text: 'other@x.example', index: 4, kind: 'new' },
  ]);
});

test('R-2384: an address is counted once, and nobody is counted who cannot be invited', () => {
  expect(countAddresses(checkAddresses(given, getPerson))).toEqual({
    wrong: 1,
    twice: 1,
    already: 0,
    known: 1,
    new: 2,
  });
});

test('R-3077: who is in it already stands after what is there twice, with what they do, named or not', () => {
  const parts = (address: string) =>
    address === 'new@x.example' ? { part: 'takes part' } : { name: 'Ann', part: 'works on it' };
  expect(checkAddresses(given.slice(0, 3), parts)).toEqual([
    { text: 'wrong', index: 2, kind: 'wrong', problem: 'noAt' },
    { text: 'new@x.example', index: 0, kind: 'already', person: undefined, part: 'takes part' },
    { text: 'n.okafor@x.example', index: 1, kind: 'already', person: 'Ann', part: 'works on it' },
  ]);
});
