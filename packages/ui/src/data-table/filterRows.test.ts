import { expect, test } from 'vitest';
import { filterRows } from './filterRows.js';

const nodes = [
  { name: 'Tumour extent', minutes: 12, completed: false },
  { name: 'Ödem', minutes: 4, completed: true },
  { name: 'Stridor', minutes: 5, completed: true },
];
const completed = { id: 'completed', accepts: (node: { completed: boolean }) => node.completed };
const short = { id: 'short', accepts: (node: { minutes: number }) => node.minutes < 5 };
const found = (search: string, filters: { id: string; accepts: (node: (typeof nodes)[number]) => boolean }[] = []) =>
  filterRows(nodes, { search, getSearchText: (node) => node.name, filters }).map((node) => node.name);

test('the search finds any part of a name, whatever its case and accents (R-605)', () => {
  expect(found('EXTENT')).toEqual(['Tumour extent']);
  expect(found('odem')).toEqual(['Ödem']);
  expect(found(' ')).toHaveLength(3);
});

test('filters that are on together must all be met (R-606, R-607, R-608)', () => {
  expect(found('', [completed])).toEqual(['Ödem', 'Stridor']);
  expect(found('', [completed, short])).toEqual(['Ödem']);
  expect(found('str', [completed, short])).toEqual([]);
});
