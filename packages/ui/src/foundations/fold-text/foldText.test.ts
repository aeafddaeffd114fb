import { expect, test } from 'vitest';
import { findMatch } from './findMatch.js';
import { foldText } from './foldText.js';

test.each([
  ['munchen', 'München'],
  ['lodz', 'Łódź'],
  ['grosse', 'Größe'],
  ['strasse', 'straße'],
  ['STRASSE', 'straße'],
  ['odem', 'Ødem'],
  ['oedeme', 'Œdème'],
  ['trudnosci', 'Trudności'],
  ['DURO', 'Đuro'],
  ['istanbul', 'İstanbul'],
  ['isik', 'Işık'],
  ['fibrose', 'ﬁbrose'],
  ['lymph', 'LYMPH'],
  ['ångström', 'Angstrom'],
  ['Ἀθήνας', 'ΑΘΗΝΑΣ'],
  ['é', 'e\u0301'],
])('%j finds %j whatever the case and accents (R-424, R-425)', (query, text) => {
  expect(foldText(text)).toContain(foldText(query));
  expect(findMatch(text, query)).toEqual([0, text.length]);
});

test.each([
  ['larynx_tnm_v3.xdsl (k3f9)', 'K3F', [20, 23]],
  ['larynx_tnm_v3.xdsl (k3f9)', '(k3f9)', [19, 25]],
  ['Fär Öer', 'far', [0, 3]],
  ['Größe 3', 'SS', [3, 4]],
  ['cafe\u0301 noir', 'cafe', [0, 5]],
  ['𝔄bc', 'b', [2, 3]],
])('in %j the part that %j found is marked (R-426)', (text, query, range) => {
  expect(findMatch(text, query)).toEqual(range);
});

test.each([
  ['larynx', 'pharynx'],
  ['larynx', ''],
  ['larynx', '   '],
  ['', 'a'],
])('in %j nothing is marked for %j', (text, query) => {
  expect(findMatch(text, query)).toBeUndefined();
});
