import { expect, test } from 'vitest';
import { isSeveral, splitAddresses } from './splitAddresses.js';

test.each([
  ['commas', 'a@x.example, b@x.example'],
  ['semicolons', 'a@x.example; b@x.example;'],
  ['lines', 'a@x.example\nb@x.example\r\n\r\n'],
  ['spaces', 'a@x.example b@x.example, '],
  ['columns of a spreadsheet', 'a@x.example\tb@x.example'],
  ['names of a mail program', 'Ann Berger <a@x.example>; "Keller, Bo" <b@x.example>'],
])('R-2384: a pasted text is split at %s', (_, text) => {
  expect(splitAddresses(text)).toEqual(['a@x.example', 'b@x.example']);
  expect(isSeveral(text)).toBe(true);
});

test('R-2384: what is no address is kept as it is written', () => {
  expect(splitAddresses(' e.schmidt(at)uke.example , ,p.arnaud@curie, ann b@x.example')).toEqual([
    'e.schmidt(at)uke.example',
    'p.arnaud@curie',
    'ann b@x.example',
  ]);
  expect(splitAddresses('  ')).toEqual([]);
});

test('R-2384: one address without a sign after it is not finished', () => {
  expect(isSeveral('a@x.example')).toBe(false);
  expect(isSeveral('a@x.example,')).toBe(true);
});
