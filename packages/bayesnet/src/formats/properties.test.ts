import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture, fixturesOf } from '../../fixtures/fixtures.js';
import { everyColumn, everyTable, tablesOf } from '../../fixtures/tables.js';
import { convert, encodeSource, type FileEncoding, formats, readNetworkFile, writeNetworkFile } from '../index.js';

const blank = fc.constantFrom(
  ' ',
  '\n',
  '\t',
  '\r\n',
  '  ',
  ' \n\t\t',
  '&#10;',
  ' <!-- c --> ',
  '\n<?pi 1?> ',
  ' <!--5 6--> ',
);
const name = fc.constantFrom('a', 'B', 'é', 'x_1', 'ü2', '__proto__', 'constructor', 'Z', 'zz', 'N');
const encodings: FileEncoding[] = [
  { name: 'utf-8', bom: false },
  { name: 'utf-8', bom: true },
  { name: 'utf-16le', bom: true },
  { name: 'utf-16be', bom: true },
  { name: 'windows-1252', bom: false, declared: 'ISO-8859-1' },
];

/** A network: each node comes after its parents and has its own separator between numbers. */
const network = fc.uniqueArray(name, { minLength: 1, maxLength: 5 }).chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    nodes: fc.tuple(
      ...ids.map((_, index) =>
        fc.record({
          states: fc.integer({ min: 2, max: 4 }),
          parents: fc.subarray(Array.from({ length: index }, (_, parent) => parent)),
          blanks: fc.array(blank, { minLength: 1, maxLength: 6 }),
        }),
      ),
    ),
    encoding: fc.constantFrom(...encodings),
  }),
);
type Drawn = typeof network extends fc.Arbitrary<infer Value> ? Value : never;

/** Each node's numbers as text: every column sums to 1, and the numbers are separated by all kinds of blanks. */
function numbersOf(nodes: Drawn['nodes'], index: number): string {
  const node = nodes[index];
  if (!node) return '';
  const columns = node.parents.reduce((product, parent) => product * (nodes[parent]?.states ?? 1), 1);
  const column = [...Array.from({ length: node.states - 2 }, () => '0'), '0.25', '7.5e-1'];
  return Array.from({ length: columns }, () => column)
    .flat()
    .map((number, at) => number + node.blanks[at % node.blanks.length])
    .join('');
}

const head = ({ encoding }: Drawn) =>
  encoding.declared ? `<?xml version="1.0" encoding="${encoding.declared}"?>` : '';

function asXdsl(drawn: Drawn): string {
  const nodes = drawn.nodes.map(({ states, parents }, index) => {
    const list = parents.length > 0 ? `<parents>${parents.map((parent) => drawn.ids[parent]).join(' ')}</parents>` : '';
    const ids = Array.from({ length: states }, (_, state) => `<state id="s${state}"/>`).join('');
    return `<cpt id="${drawn.ids[index]}">${ids}${list}<probabilities>${numbersOf(drawn.nodes, index)}</probabilities></cpt>`;
  });
  return `${head(drawn)}<smile id="x"><nodes>${nodes.join('\n')}</nodes></smile>`;
}

function asXmlbif(drawn: Drawn): string {
  const variables = drawn.nodes.map(({ states, parents }, index) => {
    const outcomes = Array.from({ length: states }, (_, state) => `<OUTCOME>s${state}</OUTCOME>`).join('');
    const given = parents.map((parent) => `<GIVEN>${drawn.ids[parent]}</GIVEN>`).join('');
    return `<DEFINITION><FOR>${drawn.ids[index]}</FOR>${given}<TABLE>${numbersOf(drawn.nodes, index)}</TABLE></DEFINITION><VARIABLE><NAME>${drawn.ids[index]}</NAME>${outcomes}</VARIABLE>`;
  });
  return `${head(drawn)}<BIF VERSION="0.3"><NETWORK><NAME>x</NAME>${variables.join('\n')}</NETWORK></BIF>`;
}

describe.each([
  ['XDSL', asXdsl],
  ['XMLBIF', asXmlbif],
])('any network as %s', { timeout: 60_000 }, (_format, write) => {
  test('survives in any encoding, with any blanks and comments between its numbers', () => {
    fc.assert(
      fc.property(network, (drawn) => {
        const bytes = encodeSource(write(drawn), drawn.encoding);
        const { document, problems } = readNetworkFile(bytes);
        expect(problems).toEqual([]);
        if (!document) return;
        expect(document.network.nodes.map(({ id }) => id)).toEqual(drawn.ids);
        expect(writeNetworkFile(document, new Map())).toEqual(bytes);
        const changed = readNetworkFile(writeNetworkFile(document, everyColumn(document.network))).document;
        expect(changed && tablesOf(changed.network)).toEqual(everyTable(document.network));
        // With the old numbers put back, only their notation has changed.
        const words = (text: string) => text.replace(/[\d.]+(?:e-\d+)?/g, '0');
        expect(words(changed?.source ?? '')).toBe(words(document.source));
      }),
      { numRuns: 300 },
    );
  });
});

test('R-2699: any network of full tables comes back from a new XMLBIF file as it was', () => {
  fc.assert(
    fc.property(network, (drawn) => {
      const read = (text: string) => readNetworkFile(new TextEncoder().encode(text)).document?.network;
      const before = read(asXdsl({ ...drawn, encoding: { name: 'utf-8', bom: false } }));
      expect(before && read(convert(before, 'xmlbif').text ?? '')).toEqual(before);
    }),
    { numRuns: 200 },
  );
});

describe('B-097..B-158 fifty thousand damaged files', () => {
  const sound = formats.flatMap(({ id }) => fixturesOf(id));
  // Half of the files are valid before they are damaged.
  const files = [...fixturesOf('hostile'), ...Array.from({ length: 100 }, (_, i) => sound[i % sound.length] ?? '')]
    .map(fixture)
    .filter(({ length }) => length < 8000);
  const scraps = [
    '<',
    '>',
    '</',
    '&',
    ';',
    '"',
    "'",
    ']]>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<?',
    '?>',
    '<!DOCTYPE x [',
    '\0',
    '\ufeff',
    '/>',
    '<nodes>',
    '</nodes>',
    '<TABLE>',
    '-',
    '.',
    'e',
    ' ',
  ];
  const encoder = new TextEncoder();

  test('are refused with a place or read, and what is read comes back to the byte', () => {
    let seed = 20261121;
    const random = (below: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % below;
    };
    let read = 0;
    for (let run = 0; run < 50_000; run += 1) {
      const bytes = damage(files[random(files.length)] ?? new Uint8Array(), random);
      const { document, problems } = readNetworkFile(bytes);
      if (!document) expect(problems[0]?.position).toBeDefined();
      else {
        read += 1;
        if (!same(writeNetworkFile(document, new Map()), bytes)) expect.fail(`run ${run} changed ${document.source}`);
        if (run % 10 === 0) writeNetworkFile(document, small(everyColumn(document.network), document.places));
      }
    }
    expect(read).toBeGreaterThan(1000);
  }, 120_000);

  /** Skips tables with 2^40 columns. */
  function small<Value>(
    tables: ReadonlyMap<string, Value>,
    places: ReadonlyMap<string, { columns: number }>,
  ): Map<string, Value> {
    return new Map([...tables].filter(([key]) => (places.get(key)?.columns ?? 0) < 10_000));
  }

  function damage(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
    let damaged = bytes;
    for (let times = 1 + random(3); times > 0; times -= 1) {
      const at = random(damaged.length + 1);
      const end = Math.min(damaged.length, at + random(20));
      const kind = random(4);
      const middle =
        kind === 0
          ? new Uint8Array()
          : kind === 1
            ? encoder.encode(scraps[random(scraps.length)])
            : kind === 2
              ? Uint8Array.of(random(256))
              : damaged.subarray(random(damaged.length + 1)).subarray(0, random(60));
      damaged = Uint8Array.from([...damaged.subarray(0, at), ...middle, ...damaged.subarray(kind === 1 ? at : end)]);
    }
    return damaged;
  }

  function same(a: Uint8Array, b: Uint8Array): boolean {
    return a.length === b.length && a.every((byte, index) => byte === b[index]);
  }
});
