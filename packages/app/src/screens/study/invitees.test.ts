import { expect, test } from 'vitest';
import { takeFromTable } from './invitees.js';

const many = (count: number) => Array.from({ length: count }, (_, at) => `expert${at}@example.org`);

test('R-3078: addresses of a table come after those that are there, each once, up to a hundred, and the rest is said', () => {
  const { addresses, note } = takeFromTable(
    { kind: 'addresses', addresses: ['EXPERT1@example.org', ...many(102), 'Expert0@example.org'], without: [] },
    ['expert1@example.org'],
  );
  expect(addresses).toHaveLength(100);
  expect(addresses.slice(0, 3)).toEqual(['expert1@example.org', 'expert0@example.org', 'expert2@example.org']);
  expect(note).toEqual({ kind: 'found', added: 99, left: 2, twice: 3, without: [] });
});

test('R-3078: a table without new addresses leaves the others as they are', () => {
  const there = many(2);
  expect(takeFromTable({ kind: 'addresses', addresses: many(2), without: [4] }, there)).toEqual({
    addresses: there,
    note: { kind: 'found', added: 0, left: 0, twice: 2, without: [4] },
  });
  expect(takeFromTable({ kind: 'too-large' }, there)).toEqual({ addresses: there, note: { kind: 'too-large' } });
});
