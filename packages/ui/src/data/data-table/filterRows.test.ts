import { expect, test } from 'vitest';
import { foldOnce, rowMatcher } from './filterRows.js';

const nodes = [
  { name: 'Tumour extent', minutes: 12, completed: false },
  { name: 'Ödem', minutes: 4, completed: true },
  { name: 'Stridor', minutes: 5, completed: true },
];
const completed = { id: 'completed', accepts: (node: { completed: boolean }) => node.completed };
const short = { id: 'short', accepts: (node: { minutes: number }) => node.minutes < 5 };
const found = (search: string, filters: { id: string; accepts: (node: (typeof nodes)[number]) => boolean }[] = []) =>
  nodes.filter(rowMatcher({ search, getText: foldOnce((node) => node.name), filters })).map((node) => node.name);

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

test('a row is asked for its text once, however often it is searched', () => {
  let asked = 0;
  const textOf = foldOnce((name: string) => {
    asked += 1;
    return name;
  });

  expect([textOf('Ödem'), textOf('Ödem')]).toEqual(['odem', 'odem']);
  expect(asked).toBe(1);
});
