import { expect, test } from 'vitest';
import { findMatch } from '../../foundations/fold-text/findMatch.js';
import { filterOptions, foldOptions, limitOptions } from './filterOptions.js';

const itself = { getLabel: (label: string) => label, getKey: (label: string) => label };
const names = ['larynx_tnm_v3.xdsl (k3f9)', 'Größe.xml (b2)', 'Łódź.xdsl (c7)', 'asia_teaching.xml (larynx1)'];
const options = foldOptions(names, itself);
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

const words = [
  ['munchen', 'München'],
  ['lodz', 'Łódź'],
  ['grosse', 'Größe'],
  ['strasse', 'straße'],
  ['odem', 'Ødem'],
  ['oedeme', 'Œdème'],
  ['trudnosci', 'Trudności'],
  ['DURO', 'Đuro'],
  ['istanbul', 'İstanbul'],
] as const;

test.each(words)(
  '%j finds %j in any place of a name or an id, alone, and marks it whole (R-424, R-425, R-426)',
  (query, word) => {
    const labels = words.flatMap(([, other], index) => [
      `Studie_${other}_v2.xdsl (n${index})`,
      `net.xml (${other}-${index})`,
    ]);
    const left = filterOptions(foldOptions(labels, itself), query).map((option) => option.label);
    expect(left).toEqual(labels.filter((label) => label.includes(word)));
    for (const label of left) {
      const [start, end] = findMatch(label, query) ?? [];
      expect(label.slice(start, end)).toBe(word);
    }
  },
);

test.each([
  [null, '0123'],
  ['2', '0123'],
  ['5', '3456'],
  ['9', '6789'],
  ['gone', '0123'],
])('where only four are drawn and %s is chosen, they are %s', (chosen, drawn) => {
  const ten = foldOptions([...'0123456789'], itself);
  expect(
    limitOptions(ten, 4, chosen)
      .map(({ key }) => key)
      .join(''),
  ).toBe(drawn);
});
