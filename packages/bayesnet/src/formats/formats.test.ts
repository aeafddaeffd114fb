import { describe, expect, test } from 'vitest';
import { fixture, fixturesOf } from '../../fixtures/fixtures.js';
import { everyColumn, everyTable, newColumn, tablesOf } from '../../fixtures/tables.js';
import { detectFormat, formats, type NetworkFile, readNetworkFile, writeNetworkFile } from '../index.js';

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

describe.each(formats.map((format) => [format.id, format] as const))('%s', (id, format) => {
  describe.each(fixturesOf(id))('%s', (name) => {
    const bytes = fixture(name);
    const file = read(bytes);

    test('is recognized by its outermost element', () => {
      expect(file.format).toBe(id);
      expect(detectFormat(file.source)).toBe(format);
      expect(formats.filter((other) => other.detect(file.source))).toEqual([format]);
    });

    test('comes back byte for byte when nothing was answered', () => {
      expect(writeNetworkFile(file, new Map())).toEqual(bytes);
      const nothing = new Map(
        file.network.nodes.filter((n) => !n.notAssessed).map(({ key }) => [key, () => undefined]),
      );
      expect(writeNetworkFile(file, nothing)).toEqual(bytes);
    });

    test('comes back with every number changed and nothing else', () => {
      const changed = read(writeNetworkFile(file, everyColumn(file.network)));
      expect(tablesOf(changed.network)).toEqual(everyTable(file.network));
      const shape = ({ network }: NetworkFile) => ({
        ...network,
        // Every column is closed then.
        nodes: network.nodes.map(({ cpt: _, openColumns: __, sampleSizes: ___, ...node }) => node),
      });
      expect(shape(changed)).toEqual(shape(file));
      expect(changed.encoding).toEqual(file.encoding);
    });

    test('comes back with one column changed and every other number as it was written', () => {
      for (const [key, place] of file.places) {
        if (place.kind !== 'numbers') continue;
        const column = place.columns - 1;
        const text = format.write(
          file,
          new Map([[key, (at) => (at === column ? newColumn(place.states, at) : undefined)]]),
        );
        const answered = format.read(text).document?.network.nodes.find((node) => node.key === key)?.cpt ?? [];
        const before = file.network.nodes.find((node) => node.key === key)?.cpt ?? [];
        const start = column * place.states;
        expect(Array.from(answered)).toEqual([
          ...Array.from(before).slice(0, start),
          ...newColumn(place.states, column),
        ]);
        // Only the tokens of this table may differ: everything before and after it is untouched.
        const [first = 0] = place.places;
        expect(text.slice(0, first)).toBe(file.source.slice(0, first));
        const last = place.listed?.addition?.at ?? place.places.at(-1) ?? 0;
        expect(text.endsWith(file.source.slice(last))).toBe(true);
      }
    });
  });

  test('never throws, whatever the text is', () => {
    for (const text of [
      '',
      '<',
      '<smile',
      '<BIF',
      '<smile/>',
      '<BIF/>',
      '\ud800',
      '<!DOCTYPE',
      '<?',
      '<!--',
      'x'.repeat(9),
    ]) {
      expect(typeof format.detect(text)).toBe('boolean');
      expect(format.read(text).document).toBeUndefined();
      expect(format.read(text).problems.length).toBeGreaterThan(0);
    }
  });
});

describe('a file that the parser is fed in several chunks', () => {
  // 😀 is two code units, so a chunk may end between them.
  const text = new TextDecoder().decode(fixture('xmlbif/rash.xml')).replaceAll('\n', '\r\n').replaceAll('Rash', 'R😀');
  const encode = (source: string) => new TextEncoder().encode(source);
  const whole = read(encode(text));

  test('is read the same wherever a chunk ends', () => {
    for (let shift = 0; shift < text.length; shift += 17) {
      const filler = `?>${' '.repeat(262_144 - shift)}`;
      const file = read(encode(text.replace('?>', filler)));
      expect(file.network).toEqual(whole.network);
      const written = new TextDecoder().decode(writeNetworkFile(file, everyColumn(file.network)));
      expect(written.replace(filler, '?>')).toBe(format(whole));
    }
  });

  function format(file: NetworkFile): string {
    return new TextDecoder().decode(writeNetworkFile(file, everyColumn(file.network)));
  }
});

describe('writing refuses what would spoil a file', () => {
  const file = read(fixture('xdsl/cough.xdsl'));
  const write = (key: string, column: readonly number[]) => writeNetworkFile(file, new Map([[key, () => column]]));

  test.each([
    ['a column of the wrong length', [0.5, 0.25, 0.25]],
    ['a sum that is off', [0.5, 0.5 + 1e-11]],
    ['a negative probability', [-0.5, 1.5]],
    ['something that is no number', [Number.NaN, 1]],
  ])('%s', (_what, column) => {
    expect(() => write('n1', column)).toThrow(RangeError);
  });

  test('a node that is not there', () => {
    expect(() => write('n9', [0.5, 0.5])).toThrow(RangeError);
  });

  test('a node that is not assessed', () => {
    const kinds = read(fixture('xdsl/kinds.xdsl'));
    const decision = kinds.network.nodes.find(({ kind }) => kind === 'decision');
    expect(() => writeNetworkFile(kinds, new Map([[decision?.key ?? '', () => [0.5, 0.5]]]))).toThrow(RangeError);
  });
});
