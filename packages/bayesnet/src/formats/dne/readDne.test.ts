import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { everyColumn, everyTable, tablesOf } from '../../../fixtures/tables.js';
import {
  finish,
  isProblem,
  modelOf,
  posteriorsOf,
  type NetworkFile,
  readNetworkFile,
  writeNetworkFile,
} from '../../index.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}
const bnet = (...nodes: string[]) => `bnet Net {\n${nodes.join('\n')}\n};\n`;
const node = (id: string, fields: string) => `node ${id} {\n\tkind = NATURE;\n\tdiscrete = TRUE;\n\t${fields}\n\t};`;
const networkOf = (...nodes: string[]) => read(bytesOf(bnet(...nodes))).network;
const SEX = node('Sex', 'states = (f, m); parents = (); probs = (0.5, 0.5);');

describe('a file of Netica', () => {
  const { network, encoding } = read(fixture('dne/pneumonia.dne'));
  const byId = new Map(network.nodes.map((found) => [found.id, found]));

  test('R-3430: has its names, texts, positions and encoding', () => {
    expect(network.name).toBe('Lungenentzündung auf der Station');
    expect(network.description).toBe('Drawn with two pulmonologists.\nNot for single patients; see "Notes".');
    expect(encoding).toMatchObject({ name: 'windows-1252', bom: false });
    expect(byId.get('Fever')).toMatchObject({ name: 'Fieber über 38 °C', kind: 'chance' });
    expect(byId.get('Stay')?.name).toBe('Stay');
    expect(byId.get('Age')?.position).toEqual({ left: 210.5, top: 60, right: 210.5, bottom: 60 });
  });
  test('R-3430: goes on behind a backslash at the end of a line, and spells other signs as the bytes of UTF-8', () => {
    expect(byId.get('Pneumonia')?.description).toBe('As the radiologist says, not the referring doctor.');
    expect(byId.get('Immunity')?.states).toEqual([
      { id: 'none', description: 'After chemotherapy' },
      { id: 'weak' },
      { id: 'usual', description: 'as usual' },
      { id: 'vaccinated', description: 'vaccinated – this year' },
    ]);
  });
  test('R-3430: spells signs as the bytes of windows-1252 where they are no UTF-8', () => {
    const [found] = networkOf(node('A', 'states = (a, b); title = "K\\E4se\\t\\\\ \\"1\\"";')).nodes;
    expect(found?.name).toBe('Käse\t\\ "1"');
  });
  test('R-3431: asks its chance nodes, and keeps the others with the reason', () => {
    expect(Object.fromEntries(network.nodes.map(({ id, notAssessed }) => [id, notAssessed]))).toEqual({
      Season: undefined,
      Age: undefined,
      Immunity: undefined,
      Pneumonia: undefined,
      Fever: undefined,
      Isolate: 'deterministic',
      Treat: 'decision',
      Benefit: 'utility',
      Severity: 'equation',
      X_Ward_1: 'unknown',
      Stay: undefined,
    });
  });
  test('R-3431: leaves notes and constants out, unless a node depends on one', () => {
    const constant = 'node K {\n\tkind = CONSTANT;\n\tdiscrete = FALSE;\n\tlevels = (0, 5);\n\t};';
    const depends = node('D', 'states = (a, b); parents = (K); probs = (0.1, 0.9);');
    expect(networkOf(SEX, constant).nodes.map(({ id }) => id)).toEqual(['Sex']);
    expect(networkOf(constant, depends).nodes).toMatchObject([{ kind: 'unknown' }, { parents: [0], kind: 'chance' }]);
  });
  test('R-3432: computes with what decides a deterministic node, be it by name or by number', () => {
    const isolate = network.nodes.findIndex(({ id }) => id === 'Isolate');
    expect(network.nodes[isolate]?.given).toEqual({
      kind: 'full',
      values: new Float64Array([1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 1, 0]),
    });
    const found = finish(posteriorsOf(modelOf(network), { targets: [isolate] }));
    expect(isProblem(found)).toBe(false);
  });
  test.each([
    ['states = (a, b); levels = (0, 5); functable = (5, 0);', [0, 1, 1, 0]],
    ['discrete = FALSE; levels = (0, 10, INFINITY); functable = (9.5, 10);', [1, 0, 0, 1]],
    ['states = (a, b); functable = (b, #0);', [0, 1, 1, 0]],
  ])('R-3432: %s says a state of each column', (fields, values) => {
    const text = `node D {\n\tchance = DETERMIN; parents = (Sex); ${fields}\n\t};`;
    expect(networkOf(SEX, text).nodes[1]?.given).toEqual({ kind: 'full', values: new Float64Array(values) });
  });
  test.each(['(a, c)', '(a, #2)', '(a, 7)', '(a)'])(
    'R-3432: the outcomes %s are kept and not computed with',
    (outcomes) => {
      const text = node('D', `chance = DETERMIN; states = (a, b); parents = (Sex); functable = ${outcomes};`);
      expect(networkOf(SEX, text).nodes[1]).toMatchObject({ notAssessed: 'deterministic' });
      expect(networkOf(SEX, text).nodes[1]).not.toHaveProperty('given');
    },
  );
});

describe('states', () => {
  const statesOf = (fields: string) => networkOf(`node A {\n\tkind = NATURE; ${fields}\n\t};`).nodes[0]?.states;

  test('R-3433: of a continuous node are the intervals between its levels', () => {
    expect(statesOf('discrete = FALSE; levels = (-INFINITY, 15, 200, INFINITY);')).toEqual([
      { id: '< 15', interval: { to: 15, closed: 'lower', isName: true } },
      { id: '≥ 15, < 200', interval: { from: 15, to: 200, closed: 'lower', isName: true } },
      { id: '≥ 200', interval: { from: 200, closed: 'both', isName: true } },
    ]);
  });
  // Norsys, Netica's help, "Node State Interval": the lower end is in, the upper one not; equal ones are a point.
  test.each([
    ['(0, 1, 2, 5)', ['≥ 0, < 1', '≥ 1, < 2', '≥ 2, ≤ 5'], ['lower', 'lower', 'both']],
    ['(5, 2, 1)', ['≥ 2, ≤ 5', '≥ 1, < 2'], ['both', 'lower']],
    ['(0, 0, 1, 5)', ['0', '> 0, < 1', '≥ 1, ≤ 5'], ['both', 'neither', 'both']],
    ['(0, 5, 5)', ['≥ 0, < 5', '5'], ['lower', 'both']],
    ['(0, 0, 5)', ['0', '> 0, ≤ 5'], ['both', undefined]],
    ['(-INFINITY, INFINITY)', ['#0'], [undefined]],
  ])('R-3297: the intervals between %s hold the ends that Netica has in them', (levels, ids, closed) => {
    const states = statesOf(`discrete = FALSE; levels = ${levels};`);
    expect(states?.map(({ id }) => id)).toEqual(ids);
    expect(states?.map(({ interval }) => interval?.closed)).toEqual(closed);
  });
  test('R-3297: a value is in the point that it is, and in the interval above it otherwise', () => {
    const parent = node('P', 'states = (a, b, c); probs = (0.2, 0.3, 0.5);');
    const text =
      'node D {\n\tchance = DETERMIN; discrete = FALSE; levels = (0, 0, 5); parents = (P); functable = (0, 1, 5);\n\t};';
    expect(networkOf(parent, text).nodes[1]?.given).toEqual({
      kind: 'full',
      values: new Float64Array([1, 0, 0, 1, 0, 1]),
    });
  });
  test('R-3433: of a continuous node may be named, and its levels may fall', () => {
    expect(statesOf('discrete = FALSE; states = (high, low); levels = (200, 15, 0);')).toEqual([
      { id: 'high', interval: { from: 15, to: 200, closed: 'both', isName: false } },
      { id: 'low', interval: { from: 0, to: 15, closed: 'lower', isName: false } },
    ]);
  });
  test.each([
    ['numstates = 2;', ['#0', '#1']],
    ['numstates = 3; statetitles = ("a", "b");', ['a', 'b', '#2']],
    ['statetitles = ("Not at all", , "Not at all");', ['Not at all', '#1', '#2']],
    ['levels = (2024, 2025);', ['2024', '2025']],
    ['numstates = 2; levels = (1, 1);', ['1', '#1']],
    ['states = (no, yes); statetitles = ("Nein", "Ja"); numstates = 2; levels = (0, 1);', ['no', 'yes']],
  ])('R-3433: %s gives names, or else titles, values, or numbers', (fields, ids) => {
    expect(statesOf(`discrete = TRUE; ${fields}`)?.map(({ id }) => id)).toEqual(ids);
  });
  test('R-3298: a number of states counts before their titles, and no number of the table is lost', () => {
    const file = networkOf('node A {\n\tkind = NATURE; numstates = 2; statetitles = ("a"); probs = (.1, .9);\n\t};');
    expect(file.nodes[0]).toMatchObject({ states: [{ id: 'a' }, { id: '#1' }], cpt: new Float64Array([0.1, 0.9]) });
  });
  test('R-3298: so is one that is not that of their titles, where they have no names', () => {
    const text = bnet(
      'node A {\n\tkind = NATURE; numstates = 2; statetitles = ("a", "b", "c"); probs = (.1, .9);\n\t};',
    );
    const { document, problems } = readNetworkFile(bytesOf(text));
    expect(document?.network.nodes[0]?.states.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(problems).toMatchObject([{ code: 'wrong-state-count', params: { node: 'A', found: 3, needed: 2 } }]);
  });
  test('R-3298: a number of states that is not that of their names is warned about, where it is', () => {
    const text = bnet('node A {\n\tkind = NATURE; numstates = 3; states = (a, b); probs = (.1, .9);\n\t};');
    const { document, problems } = readNetworkFile(bytesOf(text));
    expect(document?.network.nodes[0]?.states).toHaveLength(2);
    expect(problems).toMatchObject([
      { code: 'wrong-state-count', severity: 'warning', params: { node: 'A', found: 2, needed: 3 } },
    ]);
    expect(problems[0]?.position.offset).toBe(text.indexOf('3; states'));
  });
});

test('R-3430: the bracket of a network may stand behind a comment', () => {
  const text = bnet(SEX);
  const commented = text.replace('{', '// c {\n{');
  expect(commented).not.toBe(text);
  expect(networkOf(SEX).nodes).toEqual(read(bytesOf(commented)).network.nodes);
  expect(readNetworkFile(bytesOf('bnet A // c\n')).problems).toMatchObject([
    { code: 'malformed-text', params: { reason: 'cut-off', expected: '{' } },
  ]);
});

describe('links', () => {
  const linked = (fields: string) => {
    const text = bnet(SEX, node('B', `states = (a, b); ${fields} probs = ((0.1, 0.9), (0.3, 0.7));`));
    return { text, ...readNetworkFile(bytesOf(text)) };
  };

  test('R-3310: with a delay, by which a node may depend on itself, are refused as such', () => {
    const { problems, text } = linked('parents = (B); delays = ((1));');
    expect(problems).toMatchObject([{ code: 'delayed-links', params: { node: 'B' } }]);
    expect(problems[0]?.position.offset).toBe(text.indexOf('delays'));
    expect(linked('parents = (Sex); delays = ("step");').problems).toMatchObject([{ code: 'delayed-links' }]);
  });
  test('R-3310: without one are links as any other', () => {
    expect(linked('parents = (Sex); delays = ((0));').problems).toEqual([]);
  });
  test('R-3435: a comma behind the last parent is no parent', () => {
    const { document, problems } = linked('parents = (Sex, );');
    expect(problems).toEqual([]);
    expect(document?.network.nodes[1]?.parents).toEqual([0]);
  });
});

describe('a table', () => {
  const tableOf = (probs: string) => networkOf(SEX, node('B', `states = (a, b); parents = (Sex); probs = ${probs};`));

  test('R-3434: says the same in one bracket and in nested ones', () => {
    const cpt = new Float64Array([0.1, 0.9, 0.3, 0.7]);
    expect(tableOf('(0.1, 0.9, 0.3, 0.7)').nodes[1]?.cpt).toEqual(cpt);
    expect(tableOf('((.1, 9e-1), // f\n (0.3, 0.7)) // m\n').nodes[1]?.cpt).toEqual(cpt);
  });
  test('R-3434: whose brackets follow other parents than the node names is refused', () => {
    const two = node('Two', 'states = (a, b, c); parents = (); probs = (0.2, 0.3, 0.5);');
    const grouped = (probs: string) =>
      readNetworkFile(bytesOf(bnet(SEX, two, node('B', `states = (a, b); parents = (Sex, Two); probs = ${probs};`))));
    const row = '(0.1, 0.9)';
    expect(grouped(`((${row}, ${row}, ${row}), (${row}, ${row}, ${row}))`).problems).toEqual([]);
    expect(grouped(`(${row}, ${row}, ${row}, ${row}, ${row}, ${row})`).problems).toEqual([]);
    const turned = grouped(`((${row}, ${row}), (${row}, ${row}), (${row}, ${row}))`);
    expect(turned.problems).toMatchObject([{ code: 'other-grouping', params: { node: 'B' } }]);
    // Three groups for a first parent of two, whose columns are in no brackets of their own.
    const flat = '0.1, 0.9, 0.2, 0.8';
    expect(grouped(`((${flat}), (${flat}), (${flat}))`).problems).toMatchObject([{ code: 'other-grouping' }]);
    expect(grouped(`((${flat}, ${row.slice(1, -1)}), (${flat}, ${row.slice(1, -1)}))`).problems).toEqual([]);
  });
  test.each([
    ['((0.1, 0.9), (0.3, 0.7, 0.5, 0.2))', '0.5', ')'],
    ['((0.1, 0.9), (0.3, 0.7), (0.5, 0.5), (0.3))', ')', ','],
    ['((0.1, 0.9), ((0.3, 0.7)))', ')', ','],
  ])('R-3434: %s is refused where a bracket has more or less in it than the others', (probs, text, expected) => {
    const { problems } = readNetworkFile(bytesOf(bnet(SEX, node('B', `states = (a, b); probs = ${probs};`))));
    expect(problems).toMatchObject([{ code: 'malformed-text', params: { text, expected } }]);
  });
  test.each(['x', '@undef', '@imposs'])('R-3434: a row of %s stays open, and is computed with equal shares', (sign) => {
    const file = read(
      bytesOf(bnet(SEX, node('B', `states = (a, b); parents = (Sex); probs = ((0.1, 0.9), (${sign}, ${sign}));`))),
    );
    expect(file.network.nodes[1]?.cpt).toEqual(new Float64Array([0.1, 0.9, 0.5, 0.5]));
    const answered = new Map([['n2', (column: number) => (column === 0 ? [0.25, 0.75] : undefined)]]);
    const text = new TextDecoder().decode(writeNetworkFile(file, answered));
    expect(text).toContain(`((0.25, 0.75), (${sign}, ${sign}))`);
  });
  test.each(['((0.1, 0.9), (#1))', '((0.1, 0.9), (#1// m\n))', '(@undef, 0.3, 0.7)', '((@undef), (0.3, 0.7))'])(
    'R-3434: %s, where a sign stands for more than one number, is kept and not asked',
    (probs) => {
      expect(tableOf(probs).nodes[1]?.notAssessed).toBe('unread-table');
    },
  );
});

describe('a node without numbers', () => {
  const answered = (file: NetworkFile) => writeNetworkFile(file, everyColumn(file.network));

  test('R-3435: gets a table in nested brackets once every column is there, in its own line', () => {
    const file = read(bytesOf(bnet(SEX, node('B', 'states = (a, b);\n\tparents = (Sex);\n\ttitle = "B";'))));
    const table = new Map([['n2', (column: number) => (column === 0 ? [0.25, 0.75] : [0.5, 0.5])]]);
    const text = new TextDecoder().decode(writeNetworkFile(file, table));
    expect(text).toContain('parents = (Sex);\n\tprobs = ((0.25, 0.75),\n\t\t(0.5, 0.5));\n\ttitle');
  });
  test('R-3435: keeps the comment of an empty table behind its numbers', () => {
    const file = read(bytesOf(bnet(node('B', 'states = (a, b); probs = ( // ask Jane\n );'))));
    const text = new TextDecoder().decode(writeNetworkFile(file, new Map([['n1', () => [0.25, 0.75]]])));
    expect(text).toContain('probs = (0.25, 0.75) // ask Jane\n ;');
    expect(read(bytesOf(text)).network.nodes[0]?.cpt).toEqual(new Float64Array([0.25, 0.75]));
  });
  test.each([
    'states = (a, b, c); parents = (Sex, Four);',
    'probs = (); states = (a, b, c); parents = (Sex, Four);',
    'states = (a, b, c); parents = (Sex, Four); probs = (@undef);',
    'states = (a, b, c); probs = @undef;',
  ])('R-3435: %s gets one that reads back', (fields) => {
    const four = node('Four', 'numstates = 4; parents = (Sex);');
    const file = read(bytesOf(bnet(node('B', fields), SEX, four)));
    expect(file.network.nodes[0]).not.toHaveProperty('cpt');
    expect(tablesOf(read(answered(file)).network)).toEqual(everyTable(file.network));
  });
});

test('R-3712: the last number of each row may be left out, and stays out when the row is answered', () => {
  const bytes = fixture('dne/last-left-out.dne');
  const file = read(bytes);
  const hoarseness = file.network.nodes[2];
  expect(Array.from(hoarseness?.cpt ?? [])).toEqual([0.5, 0.3, 0.2, 0.6, 0.3, 0.1, 0.7, 0.2, 0.1, 0.9, 0.1, 0]);
  const tables = new Map([['n3', (column: number) => (column === 2 ? [0.25, 0.25, 0.5] : undefined)]]);
  const text = (from: Uint8Array) => new TextDecoder().decode(from);
  expect(text(writeNetworkFile(file, tables))).toBe(text(bytes).replace('0.7, 0.2', '0.25, 0.25'));
});

test('R-3712: rows without the last number that leave nothing for it, or lack more, are refused', () => {
  const codes = (probs: string) =>
    readNetworkFile(
      bytesOf(bnet(SEX, node('A', `states = (a, b, c); parents = (Sex); probs = ${probs};`))),
    ).problems.map(({ code }) => code);
  expect(codes('((0.2, 0.3), (0.9, 0.2))')).toEqual(['wrong-number-count']);
  expect(codes('((0.2), (0.9))')).toEqual(['wrong-number-count']);
  expect(codes('((0.2, 0.3, 0.9), (0.1))')).not.toEqual([]);
});
