import { expect, test } from 'vitest';
import { filterOptions, foldOptions } from './filterOptions.js';

const names = ['larynx_tnm_v3.xdsl (k3f9)', 'Größe.xml (b2)', 'Łódź.xdsl (c7)', 'asia_teaching.xml (larynx1)'];
const options = foldOptions(names, (name) => name);
const found = (query: string) => filterOptions(options, query).map((option) => names.indexOf(option.item));

test.each([
  ['', [0, 1, 2, 3]],
  ['  ', [0, 1, 2, 3]],
  ['LARYNX', [0, 3]],
  ['tnm', [0]],
  ['(c7)', [2]],
  ['lodz', [2]],
  ['groesse', []],
  ['grosse', [1]],
])('%j leaves options %j (R-424, R-425, R-426)', (query, expected) => {
  expect(found(query)).toEqual(expected);
});
