import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { columnsByStates, response } from '../../../fixtures/response.js';
import { everyColumn, newColumn } from '../../../fixtures/tables.js';
import { limits, type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const encode = (text: string) => new TextEncoder().encode(text);
function readBytes(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}
const read = (name: string) => readBytes(fixture(name));
const ofNodes = (nodes: string) => readNetworkFile(encode(`net\n{\n}\n${nodes}`));
const states = 'states = ("yes" "no");';

describe('R-3410: a NET file of Hugin', () => {
  const { network, encoding } = read('net/larynx.net');
  const byId = new Map(network.nodes.map((node) => [node.id, node]));

  test('has its name and its description, in the one-byte encoding of Windows', () => {
    expect(network.name).toBe('Larynxkarzinom, früh');
    expect(network.description).toBe('Was vor der Behandlung bekannt ist.\nStand: März');
    expect(encoding).toEqual({ name: 'windows-1252', bom: false });
  });
  test('has labels as display names, and the id where there is none', () => {
    expect(byId.get('Heiser')?.name).toBe('Heiserkeit');
    expect(byId.get('T_Stadium')?.name).toBe('T_Stadium');
  });
  test('has positions, which Hugin counts upwards', () => {
    expect(byId.get('Rauchen')?.position).toEqual({ left: 40, top: -300, right: 40, bottom: -300 });
    expect(byId.get('Zahl')).not.toHaveProperty('position');
  });
  test('has descriptions of nodes and of states, be they in fields of Hugin or of the user', () => {
    expect(byId.get('Rauchen')).toMatchObject({
      description: 'Auch Zigarren und Pfeife.',
      states: [{ description: 'Zurzeit' }, { id: 'früher' }, { description: 'Unter 100 im Leben' }],
    });
    expect(byId.get('Heiser')?.description).toBe('Anhaltend, nicht bei einem Infekt');
    expect(byId.get('Rückfall')).not.toHaveProperty('description');
  });
  test('has the values between which a state lies', () => {
    expect(byId.get('Alter')?.states).toEqual([
      { id: 'unter 50', interval: { to: 50, closed: 'lower', isName: false } },
      { id: '50 bis 70', interval: { from: 50, to: 70, closed: 'lower', isName: false } },
      { id: 'über 70', interval: { from: 70, closed: 'lower', isName: false } },
    ]);
    expect(byId.get('Zahl')?.states).toEqual([{ id: '0.0' }, { id: '1.0' }, { id: '2.0' }]);
  });
  test('named by a program only has no title', () => {
    expect(read('net/line.net').network.name).toBe('');
  });
});

describe('R-3299: states that Hugin gives no label', () => {
  const statesOf = (fields: string) => {
    const text = `net{} node A {${fields}} potential (A){data=(${fields.includes('"" "" ""') ? '.2 .3 .5' : '.2 .8'});}`;
    const file = readBytes(encode(text));
    expect(new TextDecoder().decode(writeNetworkFile(file, new Map()))).toBe(text);
    return file.network.nodes[0]?.states;
  };

  test('are told by their intervals, which hold their lower bound alone', () => {
    expect(statesOf('states=("" "" ""); subtype=interval; state_values=(0 10 60 infinity);')).toEqual([
      { id: '≥ 0, < 10', interval: { from: 0, to: 10, closed: 'lower', isName: true } },
      { id: '≥ 10, < 60', interval: { from: 10, to: 60, closed: 'lower', isName: true } },
      { id: '≥ 60', interval: { from: 60, closed: 'lower', isName: true } },
    ]);
  });
  test.each([
    ['their numbers', 'states=("" "" ""); subtype=number; state_values=(0 1.5 2);', ['0', '1.5', '2']],
    ['number where two are the same', 'states=("" ""); subtype=number; state_values=(1 1);', ['1', '#1']],
    ['number where there is no label', 'states=("none" ""); subtype=number; state_values=(0 1);', ['none', '1']],
    // HUGIN help, "Node Type": "Boolean - Has two states: false and true."
    ['truth value', 'states=("" ""); subtype=boolean;', ['false', 'true']],
  ])('are told by %s', (_, fields, ids) => {
    expect(statesOf(fields)?.map(({ id }) => id)).toEqual(ids);
  });
  test('keep the label that a person gave them', () => {
    expect(statesOf('states=("low" ""); subtype=interval; state_values=(0 10 60);')).toEqual([
      { id: 'low', interval: { from: 0, to: 10, closed: 'lower', isName: false } },
      { id: '≥ 10, < 60', interval: { from: 10, to: 60, closed: 'lower', isName: true } },
    ]);
  });
  test('and that nothing tells are refused', () => {
    const { problems } = ofNodes('node A {states=("" "no"); state_values=(0 1 2 3);}');
    expect(problems).toMatchObject([{ code: 'missing-id', params: { node: 'A' } }]);
  });
});

describe('R-3411: the numbers of a NET file', () => {
  test('are read with the first parent slowest, as pyAgrum and pgmpy read them', () => {
    const { network } = read('net/order.net');
    expect(columnsByStates(network, 'Response', ['Smoking', 'Stage', 'Treatment'])).toEqual(response);
  });
  test('may be nested or in one list, and behind comments', () => {
    const { network } = read('net/compact.net');
    const cough = columnsByStates(network, 'COUGH', ['FEVER', 'Body_Site']);
    expect(cough.get('TRUE LUNG')).toEqual([0.4, 0.3, 0.2, 0.1]);
    expect(cough.get('FALSE NOSE')).toEqual([0.7, 0.1, 0.1, 0.1]);
    const line = read('net/line.net').network;
    expect(columnsByStates(line, 'B', ['A'])).toEqual(
      new Map([
        ['a', [1, 0]],
        ['b', [0.25, 0.75]],
      ]),
    );
  });
  test.each([
    ['a b c d', '(0.1 0.9 0.2 0.8 0.3 0.7 0.4 0.6)'],
    ['a, b, c, d', '((0.1 0.9) (0.2 0.8) (0.3 0.7) (0.4 0.6))'],
    ['ab, cd', '((0.1 0.9 0.2 0.8) (0.3 0.7 0.4 0.6))'],
  ])('may be grouped as %s', (_, data) => {
    const nodes = ['A', 'B', 'C'].map((id) => `node ${id} {${states}}`).join('');
    expect(ofNodes(`${nodes} potential (C | A B) {data = ${data};}`).problems).toEqual([]);
  });
  test.each([
    ['((0.5 0.5 0.2) (0.8))', 'potential (A | B)', '((0.5 0.5 0.2'],
    ['((0.1) (0.9 0.2) (0.8))', 'potential (A | B)', '((0.1) (0.9 0.2'],
    ['(((0.1 0.9)(0.2 0.8))((0.3 0.7)(0.4 0.6))((0.5 0.5)(0.6 0.4)))', 'potential (A | B C)', '(((0.1 0.9)(0.2 0.8)'],
  ])('in brackets that follow other parents, as %s, are refused at the first that is closed', (data, head, before) => {
    const nodes = `node A {${states}} node B {${states}} node C {states = ("low" "middle" "high");}`;
    const { problems } = ofNodes(`${nodes} ${head} {data = ${data};}`);
    expect(problems).toMatchObject([{ code: 'other-grouping', params: { node: 'A' } }]);
    const at = `net\n{\n}\n${nodes} ${head} {data = `.length;
    expect(problems[0]?.position.offset).toBe(at + before.length);
  });
  test('count where an expression stands beside them; the expression stays', () => {
    const file = read('net/larynx.net');
    const key = file.network.nodes.find(({ id }) => id === 'Rückfall')?.key ?? '';
    const text = new TextDecoder('latin1').decode(writeNetworkFile(file, new Map([[key, () => [0.5, 0.5]]])));
    expect(text).toContain(
      'data = (((0.5 0.5)(0.5 0.5))((0.5 0.5)(0.5 0.5))((0.5 0.5)(0.5 0.5))((0.5 0.5)(0.5 0.5)));',
    );
    expect(text).toContain('"Distribution (0.5, 0.5)"');
  });
});

test('R-3412: what is no chance node with numbers is kept, with the reason why it is not asked', () => {
  const { network } = read('net/larynx.net');
  const kept = network.nodes.filter(({ notAssessed }) => notAssessed !== undefined);
  expect(kept.map(({ id, notAssessed, parents }) => [id, notAssessed, parents])).toEqual([
    ['Therapie', 'decision', [3]],
    ['Nutzen', 'utility', [3, 4]],
    ['Dosis', 'equation', [2]],
    ['Kosten', 'equation', [6]],
    ['Zahl', 'unread-table', [2]],
    ['Nur', 'one-state', []],
  ]);
});

describe('R-3413: a node that came without numbers', () => {
  const changed = (name: string) => {
    const file = read(name);
    return new TextDecoder('latin1').decode(writeNetworkFile(file, everyColumn(file.network)));
  };
  const column = (count: number, at: number) => `(${newColumn(count, at).join(' ')})`;

  test('gets a potential of its own behind everything else, before a comment at the end of the file', () => {
    expect(changed('net/larynx.net')).toMatch(`potential (Offen)\r\n{\r\n    data = ${column(3, 0)};\r\n}`);
    expect(changed('net/line.net')).toContain(`} % the end`);
  });
  test('gets numbers into its potential or its empty brackets, nested like its parents', () => {
    expect(changed('net/compact.net')).toContain(`data = ${column(3, 0)} ;`);
    expect(changed('net/compact.net')).toContain(`{\n    data = (${column(2, 0)} ${column(2, 1)} ${column(2, 2)});\n}`);
    expect(changed('net/larynx.net')).toContain(
      `fading = ( 1 );\r\n    data = ((${column(2, 0)} ${column(2, 1)} ${column(2, 2)}) (${column(2, 3)} `,
    );
  });
});

test.each([
  ['( % ask Jane\n)', '(0.25 0.75) % ask Jane\n'],
  ['( ( /* f( */ ) )', '(0.25 0.75) /* f( */ '],
  ['( )', '(0.25 0.75)'],
])('R-3413: a comment in the empty brackets %j stays behind the numbers', (empty, full) => {
  const text = (data: string) => `net{} node A {${states}} potential (A) {data = ${data};}`;
  const file = readBytes(encode(text(empty)));
  const written = new TextDecoder().decode(writeNetworkFile(file, new Map([['n1', () => [0.25, 0.75]]])));
  expect(written).toBe(text(full));
  expect(readBytes(encode(written)).network.nodes[0]?.cpt).toEqual(new Float64Array([0.25, 0.75]));
});

test.each([
  ['states=("" "false"); subtype=boolean;', 2],
  ['states=("" "5" ""); subtype=number; state_values=(5 1 2);', 3],
])('R-3299: no state without a label takes the name of one that has it: %s', (fields, count) => {
  const file = readBytes(encode(`net{} node A {${fields}}`));
  const ids = file.network.nodes[0]?.states.map(({ id }) => id);
  expect(new Set(ids).size).toBe(count);
  expect(ids).toContain(count === 2 ? 'false' : '5');
});

test('R-3299: of states without labels a file has no more together than of other elements', () => {
  const many = `states = (${'""'.repeat(1_000)}); subtype = number; state_values = (${'1 '.repeat(1_000)});`;
  const nodes = Array.from({ length: 201 }, (_, place) => `node A${place} {${many}}`);
  expect(readNetworkFile(encode(`net{} ${nodes.join('\n')}`)).problems).toMatchObject([
    { code: 'too-many-elements', position: { line: 201, column: 1 } },
  ]);
});

test('R-3413: comments are looked for only once the table is written', () => {
  const brackets = '()'.repeat(200_000);
  const file = readBytes(encode(`net{} node A {${states}} potential (A) {data = (${brackets} % Jane\n);}`));
  const written = new TextDecoder().decode(writeNetworkFile(file, new Map([['n1', () => [0.25, 0.75]]])));
  expect(written).toContain('(0.25 0.75) % Jane\n;');
});

describe('R-3414: what is object-oriented is refused by name', () => {
  test.each(['class Larynx\n{\n    HR_Desc = "";', 'class A { discrete node B {', '% unrolled?\nclass Larynx { }'])(
    '%j',
    (text) => {
      expect(readNetworkFile(encode(text)).problems[0]).toMatchObject({
        code: 'classes-not-read',
        params: { name: /class (\w+)/.exec(text)?.[1] },
      });
    },
  );
  test('a class of another program is not called one of Hugin', () => {
    const { problems } = readNetworkFile(encode('class Asia {\n    boolean visit {\n'));
    expect(problems[0]).toMatchObject({ code: 'other-format', params: { format: 'O3PRM (.o3prm)' } });
  });
});

test('R-3410: more nodes, states or numbers than allowed are refused where the limit is reached', () => {
  const codes = (nodes: string) => ofNodes(nodes).problems.map(({ code }) => code);
  const times = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, i) => text(i)).join('');
  expect(codes(times(limits.nodes + 1, (index) => `node A${index} {${states}}`))).toEqual(['too-many-nodes']);
  expect(codes(`node A {states = (${times(limits.states + 1, (index) => `s${index} `)});}`)).toEqual([
    'too-many-states',
  ]);
  expect(codes(`node A {${states}} potential (A) {data = (${'1 0 '.repeat(limits.numbers / 2 + 1)});}`)).toEqual([
    'too-many-numbers',
  ]);
  expect(codes(`node A {${states} label = "${'x'.repeat(limits.piece + 1)}";}`)).toEqual(['too-large']);
});
