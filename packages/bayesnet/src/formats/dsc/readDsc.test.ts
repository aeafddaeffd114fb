import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { columnOf, type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}
const nodeOf = ({ network }: NetworkFile, id: string) => network.nodes.find((node) => node.id === id);
const tableIn = (file: NetworkFile, id: string) => Array.from(nodeOf(file, id)?.cpt ?? []);

describe('a DSC file in the way of MSBN', () => {
  const file = read(fixture('dsc/colic.dsc'));

  test('R-3427: has names, positions and what explains a node, behind whichever sign', () => {
    expect(file.encoding).toEqual({ name: 'windows-1252', bom: false });
    expect(file.network.name).toBe('Nierenkolik');
    expect(nodeOf(file, 'Stein')).toMatchObject({
      name: 'Stein im Harnleiter',
      position: { left: -120, top: 40, right: -120, bottom: 40 },
      description: 'Im CT gesehen, auch kleine Steine; ohne Nierenbeckensteine.',
    });
    expect(nodeOf(file, 'Schmerz')?.states.map(({ id }) => id)).toEqual([
      'keiner',
      'mäßig',
      'stark; kolikartig',
      'sehr stark',
    ]);
    expect(nodeOf(file, 'Haematurie')?.position).toMatchObject({ left: 0, top: 200 });
  });

  test('R-3427: has rows by the numbers of states or by their names, in any order', () => {
    expect(tableIn(file, 'Schmerz')).toEqual([0.02, 0.18, 0.4, 0.4, 0.3, 0.4, 0.2, 0.1]);
    const other = [0.7, 0.2, 0.1];
    expect(tableIn(file, 'Haematurie')).toEqual([
      ...other,
      ...other,
      ...other,
      ...other,
      0.15,
      0.6,
      0.25,
      ...other,
      0.1,
      0.5,
      0.4,
      ...other,
    ]);
  });

  test('R-3424: keeps what a function decides, and what has no states, unread', () => {
    expect(nodeOf(file, 'Fieber')).toMatchObject({ notAssessed: 'unread-table', parents: [0, 2] });
    expect(nodeOf(file, 'Kosten')).toMatchObject({ notAssessed: 'unknown', states: [] });
    const kinds = read(fixture('dsc/kinds.dsc'));
    expect(nodeOf(kinds, 'A')?.notAssessed).toBe('one-state');
    expect(nodeOf(kinds, 'D')?.notAssessed).toBe('unread-table');
  });

  test('R-3427: counts states from 0 even where their names are numbers', () => {
    expect(tableIn(read(fixture('dsc/kinds.dsc')), 'C')).toEqual([0.1, 0.9, 0.2, 0.8]);
  });

  test('R-3427: takes a number in quotes for a name', () => {
    const states = 'type: discrete[3] = { "1", "2", "0" };';
    const rows = '("1"): 0.1, 0.2, 0.7; ("2"): 0.3, 0.3, 0.4; ("0"): 0.5, 0.4, 0.1;';
    const text = `belief network "n"\nnode A { ${states} } node B { ${states} } probability(B | A) { ${rows} }`;
    expect(tableIn(read(encode(text)), 'B')).toEqual([0.1, 0.2, 0.7, 0.3, 0.3, 0.4, 0.5, 0.4, 0.1]);
    const mixed = text.replace('("2")', '(1)').replace('("0")', '(2)');
    expect(tableIn(read(encode(mixed)), 'B')).toEqual(tableIn(read(encode(text)), 'B'));
  });

  test('R-3423: gets rows by numbers for a node that had none, and a block for one that had no block', () => {
    const answers = new Map([
      [nodeOf(file, 'Labor')?.key ?? '', () => [0.25, 0.75]],
      [nodeOf(file, 'Ultraschall')?.key ?? '', () => [0.5, 0.5]],
    ]);
    const rows = ['0, 0', '0, 1', '0, 2', '0, 3', '1, 0', '1, 1', '1, 2', '1, 3'];
    const block = 'probability(Ultraschall | Stein, Schmerz)\r\n{\r\n';
    const filled = `${block}${rows.map((states) => `  (${states}) : 0.5, 0.5;\r\n`).join('')}}`;
    expect(decode(writeNetworkFile(file, answers))).toBe(
      decode(fixture('dsc/colic.dsc')).replace(
        `${block}}`,
        `${filled}\r\nprobability ( Labor ) {\r\n  0.25, 0.75;\r\n}`,
      ),
    );
  });
});

// What causaliq-core 0.7.0 reads from this file, and pyAgrum and pgmpy from the same network in BIF.
test.each([
  [
    [1, 0, 3],
    [0.16, 0.375, 0.465],
  ],
  [
    [0, 2, 1],
    [0.1, 0.345, 0.555],
  ],
  [
    [1, 1, 0],
    [0.17, 0.38, 0.45],
  ],
  [
    [0, 0, 1],
    [0.02, 0.305, 0.675],
  ],
  [
    [1, 2, 3],
    [0.24, 0.415, 0.345],
  ],
])('R-3421: the column of %j is the one that other programs read from DSC', (states, expected) => {
  const start = 3 * columnOf(states, [2, 3, 4]);
  expect(tableIn(read(fixture('dsc/order.dsc')), 'X').slice(start, start + 3)).toEqual(expected);
});

describe('a DSC file of GeNIe, whose labels are all zeros', () => {
  const file = read(fixture('dsc/genie.dsc'));

  test('R-3428: is read in the order of its rows, the last parent fastest', () => {
    expect(nodeOf(file, 'Age')).toMatchObject({ name: 'Age of the patient', position: { left: 207, top: 95 } });
    expect(tableIn(file, 'Smoking')).toEqual([0.7, 0.3, 0.65, 0.35, 0.8, 0.2]);
    // Between 40 and 64, smoking.
    const start = 6 * columnOf([1, 1], [3, 2]);
    expect(tableIn(file, 'Lung').slice(start, start + 3)).toEqual([0.95, 0.02, 0.012]);
  });
  test('R-3428: with a row too few is refused', () => {
    const text = decode(fixture('dsc/genie.dsc'));
    const params = (damaged: string) => readNetworkFile(encode(damaged)).problems.map((problem) => problem.params);
    expect(params(text.replace('    (0) : 0.70000000, 0.30000000;\n', ''))).toEqual([{ node: 'Smoking', column: '0' }]);
    expect(params(text.replace(/ {4}\(0, 0, 0\) : 0.999[^;]*;\n/, ''))).toEqual([
      { reason: 'parents', node: 'Lung', found: 30, needed: 36, perColumn: 6, columns: 6 },
    ]);
  });
});

test.each([
  [
    'node A { type: discrete[2] = { a, b }; type: discrete[2] = { a, b }; }',
    { reason: 'field', field: 'type', node: 'A' },
  ],
  ['node A { type: discrete[2] = { "", "b" }; }', { reason: 'outcome', node: 'A' }],
  ['node "" { type: discrete[2] = { a, b }; }', { reason: 'no-name', text: '""' }],
  ['nod A { type: discrete[2] = { a, b }; }', { reason: 'unknown-word', text: 'nod' }],
  ['properties ;', { reason: 'wrong-sign', text: ';', expected: '{' }],
  ['node A { type: discrete[2] = { a, b } }', { reason: 'wrong-sign', text: '}', expected: ';' }],
  ['node A { name: "A"', { reason: 'cut-off', expected: ';' }],
  [
    'node A { type: discrete[2] = { a, b }; } probability(A) { 0.1, 0.9; 0.2, 0.8; }',
    { reason: 'field', field: 'probability', node: 'A' },
  ],
  [
    'node A { type: discrete[2] = { a, b }; } node B { type: discrete[2] = { a, b }; } probability(A | B) { (0): 0.1, 0.9; (2): 0.2, 0.8; }',
    { reason: 'state', node: 'A', parent: 'B', state: '2' },
  ],
])('R-3425: %s is told once, with what is wrong', (defect, params) => {
  const { problems } = readNetworkFile(encode(`belief network "n"\n${defect}`));
  expect(problems.map((problem) => problem.params)).toEqual([params]);
});

test.each(['−0.1', '０.1', '*', 'NaN'])(
  'R-3774: a list that begins with %s, which is no number, is refused there and not kept unread',
  (text) => {
    const source = `belief network "n"\nnode A { type: discrete[2] = { a, b }; }\nprobability(A) { ${text}, 0.9; }`;
    expect(readNetworkFile(encode(source)).problems).toMatchObject([
      { code: 'invalid-number', params: { node: 'A', text }, position: { line: 3, column: 18 } },
    ]);
  },
);

const blank = fc.constantFrom(' ', '\n', '\r\n\t', ' // c\n', ' /* (0): 1; */ ');
const shape = fc.record({
  parents: fc.array(fc.integer({ min: 2, max: 4 }), { maxLength: 3 }),
  states: fc.integer({ min: 2, max: 5 }),
  blanks: fc.array(blank, { minLength: 1, maxLength: 4 }),
  chosen: fc.nat(),
});

test('R-3429: any table comes back from DSC as it was, its rows in any order, and an answer changes one row', () => {
  fc.assert(
    fc.property(shape, ({ parents, states, blanks, chosen }) => {
      const columns = parents.reduce((product, count) => product * count, 1);
      const table = Array.from({ length: columns }, (_, column) =>
        Array.from(
          { length: states },
          (_, state) => (state === 0 ? column + 1 : state === 1 ? 999 - column : 0) / 1000,
        ),
      );
      const names = (count: number) => Array.from({ length: count }, (_, state) => `"s ${state}"`).join(', ');
      const labelled = table.map((numbers, column) => {
        const label: number[] = [];
        for (let at = parents.length - 1, rest = column; at >= 0; at -= 1) {
          label.unshift(rest % (parents[at] ?? 1));
          rest = Math.floor(rest / (parents[at] ?? 1));
        }
        const spread = numbers.map((number, at) => number + (blanks[at % blanks.length] ?? ' ')).join(',');
        return parents.length === 0 ? `${spread};` : `(${label.join(',')}):${spread};`;
      });
      const order = labelled.map((_, at) => (at * 7 + chosen) % columns);
      const rows = new Set(order).size === columns ? order.map((at) => labelled[at]) : labelled.toReversed();
      const list = parents.length === 0 ? '' : ` | ${parents.map((_, at) => `P${at}`).join(', ')}`;
      const text = [
        'belief network "n"',
        `probability(X${list}) {${rows.join('\n')}}`,
        ...[...parents.map((count, at) => [`P${at}`, count] as const), ['X', states] as const].map(
          ([id, count]) => `node ${id} { type: discrete[${count}] = { ${names(count)} }; }`,
        ),
      ].join('\n');
      const file = read(encode(text));
      expect(tableIn(file, 'X')).toEqual(table.flat());
      const answer = Array.from({ length: states }, (_, state) => (state === states - 1 ? 1 : 0));
      const column = chosen % columns;
      const key = nodeOf(file, 'X')?.key ?? '';
      const changed = read(writeNetworkFile(file, new Map([[key, (at) => (at === column ? answer : undefined)]])));
      expect(tableIn(changed, 'X')).toEqual(table.map((numbers, at) => (at === column ? answer : numbers)).flat());
    }),
    { numRuns: 200 },
  );
});
