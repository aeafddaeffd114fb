import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { limits, type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}
const problemsOf = (text: string) => readNetworkFile(encode(text)).problems;
const variables =
  'network n { }\nvariable A { type discrete[2] { a, b }; }\nvariable B { type discrete[2] { y, n }; }\n';

describe('a BIF file of JavaBayes in an 8-bit encoding', () => {
  const file = read(fixture('bif/throat.bif'));
  const { network, encoding } = file;
  const node = (id: string) => network.nodes.find((found) => found.id === id);

  test('R-3420: has names, states, positions and what explains them', () => {
    expect(encoding).toEqual({ name: 'windows-1252', bom: false });
    expect(network).toMatchObject({
      name: 'Halsschmerzen',
      description: 'Akute Halsschmerzen beim Erwachsenen, für den Hausarzt.',
    });
    expect(node('Alter')).toMatchObject({
      position: { left: -160.5, top: 20, right: -160.5, bottom: 20 },
      description: 'Alter bei Vorstellung',
      states: [{ id: '< 5 J.', description: 'Kleinkind' }, { id: '5-14 J.' }, { id: '15-44 J.' }, { id: '> 44 J.' }],
    });
    // What JavaBayes notes for itself explains nothing.
    expect(node('Jahreszeit')).not.toHaveProperty('description');
  });

  test('R-3420: has parents without a bar, and numbers between comments', () => {
    expect(node('Jahreszeit')?.cpt).toEqual(new Float64Array([0.41, 0.33, 0.26]));
    expect(node('A-Streptokokken')?.parents).toEqual([1, 0]);
    // Between 5 and 14, in summer.
    expect(Array.from(node('A-Streptokokken')?.cpt?.subarray(10, 12) ?? [])).toEqual([0.21, 0.79]);
  });

  test('R-3422: has the default wherever no row says anything else', () => {
    expect(Array.from(node('Schnelltest')?.cpt ?? [])).toEqual([0.52, 0.08, 0.4, 0.02, 0.58, 0.4]);
    expect(Array.from(node('Fieber')?.cpt ?? [])).toEqual([
      0.8, 0.2, 0.45, 0.55, 0.71, 0.29, 0.45, 0.55, 0.45, 0.55, 0.45, 0.55, 0.45, 0.55, 0.22, 0.78,
    ]);
  });

  test('R-3422: gets a row of its own for an answered column that had the default, and keeps the default', () => {
    const answer = (column: number) => (column === 4 ? [0.6, 0.4] : undefined);
    const written = decode(writeNetworkFile(file, new Map([[node('Fieber')?.key ?? '', answer]])));
    const before = decode(fixture('bif/throat.bif'));
    const row = '\t( "> 44 J.", "nein" ) 0.22, 0.78;\r\n';
    expect(written).toBe(before.replace(row, `${row}\t("15-44 J.", "ja") 0.6, 0.4;\r\n`));
  });

  test('R-3423: keeps a node that has no table until all its columns are answered', () => {
    const { key } = node('Tonsillenexsudat') ?? { key: '' };
    const some = (column: number) => (column < 3 ? [0.5, 0.5] : undefined);
    expect(writeNetworkFile(file, new Map([[key, some]]))).toEqual(fixture('bif/throat.bif'));
    const written = decode(writeNetworkFile(file, new Map([[key, (column) => [column / 4, 1 - column / 4]]])));
    expect(
      written.endsWith(
        'probability ( "Tonsillenexsudat" | "A-Streptokokken", "Fieber" ) {\r\n' +
          '  ("ja", "über 38 °C") 0, 1;\r\n  ("ja", "bis 38 °C") 0.25, 0.75;\r\n' +
          '  ("nein", "über 38 °C") 0.5, 0.5;\r\n  ("nein", "bis 38 °C") 0.75, 0.25;\r\n}\r\n',
      ),
    ).toBe(true);
  });
});

describe('what is not asked', () => {
  const { network, places } = read(fixture('bif/kinds.bif'));
  const node = (id: string) => network.nodes.find((found) => found.id === id);

  test('R-3424: rows with an asterisk, and rows of a function, are kept unread', () => {
    expect(node('Fever')).toMatchObject({ notAssessed: 'unread-table', parents: [0, 1] });
    expect(node('Cough')).toMatchObject({ notAssessed: 'unread-table', parents: [0, 1] });
    expect(node('Asked')).toMatchObject({ notAssessed: 'one-state' });
  });
  test('R-3420: the only column of a node without parents may be a default', () => {
    expect(node('Flu')?.cpt).toEqual(new Float64Array([0.1, 0.9]));
    expect(places.get('n1')).not.toHaveProperty('listed.addition');
  });
  test('R-3420: a property may stand without quotes', () => {
    expect(node('Cold')).toMatchObject({
      name: 'Runny nose',
      position: { left: 10, top: 20 },
      description: 'As patients say it',
    });
  });
  test('R-3423: a variable without a block gets one, behind all others', () => {
    const file = read(encode('network n { }\r\nvariable "A b" { type discrete[2] { y, n }; }\r\n// end\r\n'));
    expect(decode(writeNetworkFile(file, new Map([['n1', () => [0.25, 0.75]]])))).toBe(
      'network n { }\r\nvariable "A b" { type discrete[2] { y, n }; }\r\n' +
        'probability ( "A b" ) {\r\n  table 0.25, 0.75;\r\n}\r\n// end\r\n',
    );
  });
});

describe('a BIF file with one defect', () => {
  test.each([
    ['probability ( A | B ) { (y) 0.1, 0.9; (x) 0.2, 0.8; }', { reason: 'state', node: 'A', parent: 'B', state: 'x' }],
    ['probability ( A | B ) { (y, n) 0.1, 0.9; (n) 0.2, 0.8; }', { reason: 'count', node: 'A', found: 2, needed: 1 }],
    ['probability ( A | B ) { (y) 0.1, 0.9; (y) 0.2, 0.8; }', { node: 'A', column: 'y' }],
    ['probability ( A | B ) { (y) 0.1, 0.9; }', { node: 'A', columns: 1 }],
    ['probability ( A, B ) { (y) 0.1, 0.9, 0.3; (n) 0.2; }', { reason: 'no-parents', node: 'A', found: 3, needed: 2 }],
    ['probability ( A, B | ) { }', { node: 'A', other: 'B' }],
    ['probability ( A ) { table 0.1 0.9; table 0.2 0.8; }', { reason: 'field', field: 'table', node: 'A' }],
    ['probability ( A ) { default 0.1 0.9; default 0.2 0.8; }', { reason: 'field', field: 'default', node: 'A' }],
    ['probability ( A ) { table 0.1 0.9; }\nprobability ( A ) { }', { reason: 'definition', node: 'A' }],
    ['probability ( C ) { }', { reason: 'definition', other: 'C' }],
    ['probabilty ( A ) { }', { reason: 'unknown-word', text: 'probabilty' }],
    ['probability ( A ) { tabel 0.1 0.9; }', { reason: 'unknown-word', text: 'tabel' }],
    ['probability ( A ) { table 0.1 "0.9"; }', { reason: 'no-number', text: '"0.9"' }],
    ['probability ( A ) { table ; }', { reason: 'no-number', text: ';' }],
    ['probability ( A ) { table 0.1 0.9 }', { reason: 'wrong-sign', text: '}', expected: ';' }],
    ['probability ( A ) { table 0.1 0.9;', { reason: 'cut-off', expected: '}' }],
    ['network m { }', { reason: 'network' }],
  ])('R-3425: %s is told once, with what is wrong', (defect, params) => {
    expect(problemsOf(variables + defect).map((problem) => problem.params)).toEqual([params]);
  });

  test('R-3425: more nodes, states or parents than a network may have are refused', () => {
    const codes = (text: string) => problemsOf(`network n { }\n${text}`).map(({ code }) => code);
    const words = (count: number) => Array.from({ length: count }, (_, at) => `s${at} `).join('');
    expect(codes(`variable A { type discrete[2] { ${words(limits.states + 1)} }; }`)).toEqual(['too-many-states']);
    expect(codes('variable A { type discrete[2] { a b }; }'.repeat(limits.nodes + 1))).toEqual(['too-many-nodes']);
    expect(codes('probability ( A ) { }'.repeat(limits.nodes + 1))).toEqual(['too-many-nodes']);
    const many = `variable A { type discrete[2] { a b }; } probability ( A ${words(limits.nodes + 9)} ) { }`;
    expect(new Set(codes(many))).toEqual(new Set(['unknown-parent']));
    const numbers = '1 0 '.repeat(limits.numbers / 2 + 1);
    expect(codes(`variable A { type discrete[2] { a b }; } probability ( A ) { table ${numbers}; }`)).toEqual([
      'too-many-numbers',
    ]);
  });

  test('R-3425: a state or a node without a name, and a second type, are told', () => {
    const codes = (text: string) =>
      problemsOf(`network n { }\n${text}`).map(({ code, params }) => ({ code, ...params }));
    expect(codes('variable A { type discrete[2] { "", b }; }')).toEqual([
      { code: 'missing-id', reason: 'outcome', node: 'A' },
    ]);
    expect(codes('variable "" { type discrete[2] { a, b }; }')).toEqual([
      { code: 'malformed-text', reason: 'no-name', text: '""' },
    ]);
    expect(codes('variable A { type discrete[2] { a, b }; type discrete[2] { a, b }; }')).toEqual([
      { code: 'repeated-element', reason: 'field', field: 'type', node: 'A' },
    ]);
  });
});

const name = fc.constantFrom(
  'a',
  'B.1',
  '"é ü"',
  'x-1',
  '__proto__',
  'constructor',
  '"table"',
  '<40',
  '"q \\"q\\""',
  'n/a',
);
const blank = fc.constantFrom(' ', '\n', '\t', '\r\n', ' // c\n', ' /* 5 6 */ ', ', ', '\n\t, ');

/** A network: each node comes after its parents; tables are lists, rows in any order, or rows with a default. */
const network = fc.uniqueArray(name, { minLength: 1, maxLength: 5 }).chain((ids) =>
  fc.record({
    ids: fc.constant(ids),
    blanks: fc.array(blank, { minLength: 1, maxLength: 6 }),
    nodes: fc.tuple(
      ...ids.map((_, index) =>
        fc.record({
          states: fc.uniqueArray(name, { minLength: 2, maxLength: 4 }),
          parents: fc.subarray(Array.from({ length: index }, (_, parent) => parent)),
          form: fc.constantFrom('list', 'rows', 'backwards', 'default'),
        }),
      ),
    ),
  }),
);
type Drawn = typeof network extends fc.Arbitrary<infer Value> ? Value : never;

/** Hundredths, different for each column. */
function numbersOf(states: number, column: number): number[] {
  const first = 1 + (column % 60);
  return Array.from({ length: states }, (_, state) => (state === 0 ? first : state === 1 ? 100 - first : 0) / 100);
}

/** The states of the parents for each column, first parent slowest. */
const columnsOf = (radices: readonly (readonly string[])[]): string[][] =>
  radices.reduce<string[][]>((all, states) => all.flatMap((one) => states.map((state) => [...one, state])), [[]]);

/** Each node's columns; those with a default have it for every third column. */
function tableOf({ nodes }: Drawn, index: number): number[][] {
  const node = nodes[index];
  const columns = columnsOf((node?.parents ?? []).map((parent) => nodes[parent]?.states ?? []));
  return columns.map((_, column) =>
    numbersOf(node?.states.length ?? 0, node?.form === 'default' && column % 3 === 0 ? 0 : column),
  );
}

function asBif(drawn: Drawn): string {
  const { ids, nodes, blanks } = drawn;
  const spread = (words: readonly (string | number)[]) =>
    words.map((word, at) => word + (blanks[at % blanks.length] ?? ' ')).join('');
  const blocks = nodes.map((node, index) => {
    const table = tableOf(drawn, index);
    const labels = columnsOf(node.parents.map((parent) => nodes[parent]?.states ?? []));
    const rows = labels.map((states, column) => `(${spread(states)})${spread(table[column] ?? [])};`);
    const list = `table ${spread(node.states.flatMap((_, state) => table.map((column) => column[state] ?? 0)))};`;
    const others = [...rows.filter((_, column) => column % 3 !== 0), `default ${spread(table[0] ?? [])};`];
    const items = { list: [list], rows, backwards: rows.toReversed(), default: others }[node.form];
    const parents = node.parents.map((parent) => ids[parent] ?? '');
    return `probability (${spread([ids[index] ?? '', ...(parents.length > 0 ? ['|', ...parents] : [])])}) {${items.join('\n')}}`;
  });
  const declared = nodes.map(
    ({ states }, index) => `variable ${ids[index]} { type discrete[${states.length}] {${spread(states)}}; }`,
  );
  return ['network n { }', ...blocks, ...declared].join('\n');
}

test('R-3426: any network comes back from BIF as it was, with any blanks, and answers change nothing else', () => {
  fc.assert(
    fc.property(network, fc.nat(), (drawn, chosen) => {
      const text = asBif(drawn);
      const file = read(encode(text));
      expect(writeNetworkFile(file, new Map())).toEqual(encode(text));
      drawn.nodes.forEach((_, index) => {
        expect(Array.from(file.network.nodes[index]?.cpt ?? [])).toEqual(tableOf(drawn, index).flat());
      });
      const index = chosen % drawn.nodes.length;
      const columns = tableOf(drawn, index).length;
      const node = file.network.nodes[index];
      const answer = Array.from({ length: node?.states.length ?? 0 }, (_, state) => (state === 1 ? 1 : 0));
      const answers = (column: number) => (column === chosen % columns ? answer : undefined);
      const changed = read(writeNetworkFile(file, new Map([[node?.key ?? '', answers]])));
      const expected = tableOf(drawn, index).map((column, at) => (at === chosen % columns ? answer : column));
      expect(changed.network).toEqual({
        ...file.network,
        nodes: file.network.nodes.map((other) =>
          other === node ? { ...other, cpt: new Float64Array(expected.flat()) } : other,
        ),
      });
    }),
    { numRuns: 200 },
  );
});
