import { expect, test } from 'vitest';
import { fixture, fixturesOf } from '../../../fixtures/fixtures.js';
import { everyColumn, everyTable, tablesOf } from '../../../fixtures/tables.js';
import { encodeSource, formats, readNetworkFile, writeNetworkFile } from '../../index.js';

const textFormats = formats.filter(({ mediaType }) => mediaType !== 'application/xml');
const samples = textFormats.flatMap(({ id }) => fixturesOf(id));

test.each(samples.flatMap((name) => ['\u001a', '\r\n\u001a\u001a\r\n'].map((end) => [name, end] as const)))(
  'R-3400: %s is read with the Ctrl-Z of DOS at its end, and comes back with it: %j',
  (name, end) => {
    const { document: whole } = readNetworkFile(fixture(name));
    if (!whole) throw new Error(`${name} is not read.`);
    const bytes = encodeSource(whole.source + end, whole.encoding);
    const { document } = readNetworkFile(bytes);
    expect(document?.network).toEqual(whole.network);
    if (!document) return;
    expect(writeNetworkFile(document, new Map())).toEqual(bytes);
    const { document: changed } = readNetworkFile(writeNetworkFile(document, everyColumn(document.network)));
    expect(changed?.source.endsWith(end)).toBe(true);
    expect(changed && tablesOf(changed.network)).toEqual(everyTable(document.network));
  },
);

test.each(textFormats.map(({ id }) => [id, fixturesOf(id)[0] ?? '']))(
  'R-3400: a Ctrl-Z with more of a %s file behind it is refused',
  (_, name) => {
    const text = new TextDecoder('windows-1252').decode(fixture(name));
    const { problems } = readNetworkFile(encodeSource(`${text}\n\u001a${text}`, { name: 'windows-1252', bom: false }));
    expect(problems[0]).toMatchObject({
      params: { reason: 'impossible-character', character: 'U+001A' },
      position: { offset: text.length + 1 },
    });
  },
);
