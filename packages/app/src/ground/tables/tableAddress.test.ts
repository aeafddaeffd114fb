import { expect, test } from 'vitest';
import { readPlace, writePlace } from './tableAddress.js';

const FILTERS = ['completed', 'short'];
const read = (search: string) => readPlace(new URLSearchParams(search), FILTERS);
const start = { page: 1, size: 15, search: '', filters: [] };

test('R-2608: an address holds page, page size, search and filters', () => {
  const place = { page: 3, size: 25, search: 'lymph & co', filters: ['short'] };
  const address = writePlace(new URLSearchParams('from=mail'), place).toString();
  expect(address).toBe('from=mail&search=lymph+%26+co&show=short&page=3&rows=25');
  expect(read(address)).toEqual(place);
});

test('a table at its start has a bare address', () => {
  expect(writePlace(new URLSearchParams('page=2&rows=10&search=a&show=short'), start).toString()).toBe('');
  expect(read('')).toEqual(start);
});

test('R-1918: a filter that is on at a bare address is named by any other address, and so is its absence', () => {
  const all = ['part', ...FILTERS];
  for (const given of [
    {},
    { filters: [] },
    { filters: ['part', 'short'] },
    { search: 'liver' },
    { filters: [], page: 2 },
  ]) {
    const place = { ...start, filters: ['part'], ...given };
    const address = writePlace(new URLSearchParams(), place, ['part']);
    expect(readPlace(address, all, ['part']), address.toString()).toEqual(place);
  }
  expect(writePlace(new URLSearchParams('show=all'), { ...start, filters: ['part'] }, ['part']).toString()).toBe('');
});

test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'rows=7', 'rows=', 'show=other,', 'page=1e400'])(
  '"%s" is passed over',
  (search) => {
    expect(read(search)).toEqual(start);
  },
);
