import { expect, test } from 'vitest';
import { readStoredSort, type SortStorage, storeSort } from './sortStorage.js';

const fallback = { field: 'name', direction: 'asc' } as const;
const fields = ['name', 'pages', 'duration'];

function storageWith(entries: Record<string, string>): SortStorage & { entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return { entries: kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

const refusing: SortStorage = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('full');
  },
};

test('field and direction are kept under the two keys and found again (R-534, R-535)', () => {
  const storage = storageWith({});
  storeSort(storage, { field: 'pages', direction: 'desc' });
  expect(Object.fromEntries(storage.entries)).toEqual({
    overviewSortField: 'pages',
    overviewSortDirection: 'desc',
  });
  expect(readStoredSort(storage, fields, fallback)).toEqual({ field: 'pages', direction: 'desc' });
});

test.each([
  ['nothing', {}, fallback],
  ['a field of another table', { overviewSortField: 'lastModified', overviewSortDirection: 'desc' }, fallback],
  ['garbage', { overviewSortField: '{"', overviewSortDirection: '\u0000' }, fallback],
  [
    'a direction that is none',
    { overviewSortField: 'pages', overviewSortDirection: 'up' },
    { field: 'pages', direction: 'asc' },
  ],
  ['a field alone', { overviewSortField: 'duration' }, { field: 'duration', direction: 'asc' }],
])('with %s in the storage the list is sorted all the same (R-624)', (_, entries, sort) => {
  const storage = storageWith(entries);
  expect(readStoredSort(storage, fields, fallback)).toEqual(sort);
  expect(Object.fromEntries(storage.entries)).toEqual(entries);
});

test('a storage that refuses harms nothing (R-624)', () => {
  expect(readStoredSort(refusing, fields, fallback)).toEqual(fallback);
  expect(() => storeSort(refusing, fallback)).not.toThrow();
  expect(readStoredSort(undefined, fields, fallback)).toEqual(fallback);
});
