import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { everyColumn, everyTable, tablesOf } from '../../../fixtures/tables.js';
import { readNetworkFile, writeNetworkFile } from '../../index.js';

describe.each([
  ['UAI', 'R-3439', 'uai/structure.uai'],
  ['Elvira', 'R-3449', 'elvira/anaemia.elv'],
  ['DSC', 'R-3423', 'dsc/colic.dsc'],
])('new tables in %s', (_, id, name) => {
  test.each(['\n', '\r\n', '\r'])(`${id}: end their lines as the file does, with %j`, (lineEnd) => {
    const latin1 = new TextDecoder('windows-1252').decode(fixture(name)).replace(/\r\n?|\n/g, lineEnd);
    const { document } = readNetworkFile(Uint8Array.from(latin1, (character) => character.charCodeAt(0)));
    if (!document) throw new Error(`${name} is not read.`);
    const written = writeNetworkFile(document, everyColumn(document.network));
    const { document: changed } = readNetworkFile(written);
    expect(changed && tablesOf(changed.network)).toEqual(everyTable(document.network));
    expect(changed?.source.length).toBeGreaterThan(document.source.length);
    expect(new Set(changed?.source.match(/\r\n|\r|\n/g))).toEqual(new Set([lineEnd]));
  });
});
