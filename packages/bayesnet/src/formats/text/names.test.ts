import { describe, expect, test } from 'vitest';
import { readNetworkFile, writeNetworkFile } from '../../index.js';

const read = (text: string) => readNetworkFile(new TextEncoder().encode(text));
const statesOf = (list: string, count: number | string = '') =>
  read(`network n { }\nvariable A { type discrete [${count}] { ${list} }; }`).document?.network.nodes[0]?.states.map(
    ({ id }) => id,
  );

test.each([
  ['very mild, quite severe', 2, ['very mild', 'quite severe']],
  ['< 5 _, >= 5 _', 2, ['< 5 _', '>= 5 _']],
  ['_39.99_58.66], _58.66_79.76]', 2, ['_39.99_58.66]', '_58.66_79.76]']],
  ['(0,35], (35,70]', 2, ['(0,35]', '(35,70]']],
  ['(0, 35], (35, 70]', 2, ['(0, 35]', '(35, 70]']],
  ['(0,35],(35,70]', 2, ['(0,35]', '(35,70]']],
  ['a,b, c,d', 2, ['a,b', 'c,d']],
  ['a,b, [0, 9), c', 3, ['a,b', '[0, 9)', 'c']],
  ['very mild, /* (5 */ quite\n  severe', 2, ['very mild', 'quite severe']],
  ['very mild, quite severe', 4, ['very', 'mild', 'quite', 'severe']],
  ['very mild, quite severe', '', ['very mild', 'quite severe']],
  ['none mild severe', 3, ['none', 'mild', 'severe']],
  ['none mild, severe', 3, ['none', 'mild', 'severe']],
  ['"very mild" "quite severe"', 2, ['very mild', 'quite severe']],
])('R-3502: { %s } of %j states are %j', (list, count, states) => {
  expect(statesOf(list, count)).toEqual(states);
  expect(
    read(`belief network\nnode A { type : discrete [${count}] = { ${list} }; }`).document?.network.nodes[0],
  ).toMatchObject({ states: states.map((id) => ({ id })) });
});

test.each([
  ['very mild, quite severe', 3],
  ['very mild quite severe', 2],
  ['(0,35], (35,70]', 3],
  ['(0,35], (35,70]', ''],
  ['a,b, [0, 9)', 3],
])('R-3502: { %s } of %j states is refused, because it may be read in several ways or in none', (list, count) => {
  expect(statesOf(list, count)).toBeUndefined();
  expect(read(`network n { }\nvariable A { type discrete [${count}] { ${list} }; }`).problems).toMatchObject([
    { code: 'ambiguous-states', node: 'A', position: { line: 2 } },
  ]);
});

describe('R-3502: a row', () => {
  const file = (row: string) =>
    `network n { }\nvariable A { type discrete [2] { (0,35], (35,70] }; }\nvariable B { type discrete [2] { never smoked, others }; }\n` +
    `variable C { type discrete [2] { y, n }; }\nprobability ( C | A, B ) {\n  default 0.5, 0.5;\n  ${row}\n}\n`;

  test.each([
    '( (35,70], never smoked ) 0.1, 0.9;',
    '((35,70],never smoked) 0.1 0.9;',
    '( (35,70] /* old */, never\n    smoked ) 0.1, 0.9;',
    '( "(35,70]", never smoked ) 0.1, 0.9; // (5)',
  ])('is for the states that %j names', (row) => {
    const { document } = read(file(row));
    expect(Array.from(document?.network.nodes[2]?.cpt ?? [])).toEqual([0.5, 0.5, 0.5, 0.5, 0.1, 0.9, 0.5, 0.5]);
  });

  test.each([
    ['( (36,70], never smoked ) 0.1, 0.9;', { reason: 'state', parent: 'A', state: '(36,70]' }],
    ['( (35,70], ever smoked ) 0.1, 0.9;', { reason: 'state', parent: 'B', state: 'ever smoked' }],
    ['( (35,70], never smoked, y ) 0.1, 0.9;', { reason: 'count', needed: 2 }],
  ])('%s that names no states is refused', (row, params) => {
    const { problems } = read(file(row));
    expect(problems).toMatchObject([{ code: 'unknown-column', params, position: { line: 7 } }]);
  });

  test('that is not closed is refused where it is', () => {
    expect(read(file('( (35,70], never smoked 0.1, 0.9;\n}')).problems[0]?.code).toBeDefined();
  });
});

test('R-3502: a structure alone gets rows with the names as they are', () => {
  const text =
    'network n {\n}\nvariable Pain {\n  type discrete [ 2 ] { very mild, (0,5] };\n}\nvariable Out {\n  type discrete [ 2 ] { fully well, ill };\n}\n' +
    'probability ( Out | Pain ) {\n}\n';
  const { document } = read(text);
  const written =
    document && writeNetworkFile(document, new Map([['n2', (column) => (column === 0 ? [0.25, 0.75] : [0.5, 0.5])]]));
  expect(new TextDecoder().decode(written)).toContain('{\n  (very mild) 0.25, 0.75;\n  ((0,5]) 0.5, 0.5;\n}');
  expect(written && Array.from(readNetworkFile(written).document?.network.nodes[1]?.cpt ?? [])).toEqual([
    0.25, 0.75, 0.5, 0.5,
  ]);
});

test('R-3503: a node without quotes may be several words, where it is declared, decided and a parent', () => {
  const text =
    'network unknown {\n}\nvariable Blood {\n  type discrete [ 2 ] { y, n };\n}\nvariable Blood pressure {\n' +
    '  type discrete [ 2 ] { low, high };\n}\nvariable Age group {\n  type discrete [ 2 ] { young, old };\n}\n' +
    'probability ( Blood pressure | Age group, Blood ) {\n  ( young, y ) 0.1, 0.9;\n  ( young, n ) 0.2, 0.8;\n' +
    '  ( old, y ) 0.3, 0.7;\n  ( old, n ) 0.4, 0.6;\n}\nprobability ( Age  group ) {\n  table 0.25, 0.75 ;\n}\n';
  const { document, problems } = read(text);
  expect(problems).toEqual([]);
  const nodes = document?.network.nodes ?? [];
  expect(nodes.map(({ id, parents }) => [id, parents])).toEqual([
    ['Blood', []],
    ['Blood pressure', [2, 0]],
    ['Age group', []],
  ]);
  expect(Array.from(nodes[1]?.cpt ?? [])).toEqual([0.1, 0.9, 0.2, 0.8, 0.3, 0.7, 0.4, 0.6]);
  expect(Array.from(nodes[2]?.cpt ?? [])).toEqual([0.25, 0.75]);
  const written = document && writeNetworkFile(document, new Map([['n1', () => [0.5, 0.5]]]));
  expect(new TextDecoder().decode(written)).toBe(`${text.trimEnd()}\nprobability ( Blood ) {\n  table 0.5, 0.5;\n}\n`);
});
