import { expect, test } from 'vitest';
import { takeFromFile } from './invitees.js';

const many = (count: number) => Array.from({ length: count }, (_, at) => `expert${at}@example.org`);

test('R-3078: addresses of a file come after those that are there, each once, up to a hundred, and the rest is said', () => {
  const { addresses, note } = takeFromFile({ kind: 'addresses', addresses: ['EXPERT1@example.org', ...many(102)] }, [
    'expert1@example.org',
  ]);
  expect(addresses).toHaveLength(100);
  expect(addresses.slice(0, 3)).toEqual(['expert1@example.org', 'expert0@example.org', 'expert2@example.org']);
  expect(note).toEqual({ kind: 'added', added: 99, left: 2 });
});

test('R-3078: a file without new addresses leaves the others as they are', () => {
  const there = many(2);
  expect(takeFromFile({ kind: 'addresses', addresses: many(2) }, there)).toEqual({
    ...{ addresses: there, note: { kind: 'none' } },
  });
  expect(takeFromFile({ kind: 'too-large' }, there)).toEqual({ addresses: there, note: { kind: 'too-large' } });
});
