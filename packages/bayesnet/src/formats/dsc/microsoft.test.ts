import { describe, expect, test } from 'vitest';
import { detectFormat, type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const problemsOf = (text: string) => readNetworkFile(encode(text)).problems;

function read(text: string): NetworkFile {
  const { document, problems } = readNetworkFile(encode(text));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  expect(decode(writeNetworkFile(document, new Map()))).toBe(text);
  return document;
}
const nodeOf = ({ network }: NetworkFile, id: string) => network.nodes.find((node) => node.id === id);

const nodes = 'node A { type = discrete[2] { "a", "b" }; }\nnode B { type: discrete[2] = { y, n }; }\n';
const tables = 'probability(B) { 0.1, 0.9; }\n';

describe('R-3427: a DSC file without the word belief', () => {
  const header = '{ version is 1; creator is "Ward 3"; format is "MSR DTAS"; }\n';

  test.each([
    `network "P" ${header}`,
    `network "P"\n// drawn on the ward\n${header}`,
    `network P ${header}`,
    `network ${header}`,
    `network "P" { format: "MSR DTAS"; }\n`,
    `network "P" { version = 1.00; };\n`,
    'network "P" { }\nproperties { type Notes = array of string, "Notes"; }\n',
    'network "P" { }\n',
    'network "P"\n',
    'network\n',
    'Network P\n',
    `belief network P ${header}`,
    `belief network ${header}`,
  ])('is told from BIF and read: %j', (beginning) => {
    const text = `${beginning}${nodes}probability(A|B) { (0) = 0.2, 0.8; (1) = 0.3, 0.7; }\n${tables}`;
    const file = read(text);
    expect(file.format).toBe('dsc');
    expect(file.network.name).toBe(/\bP\b/.test(beginning) ? 'P' : '');
    expect(Array.from(nodeOf(file, 'A')?.cpt ?? [])).toEqual([0.2, 0.8, 0.3, 0.7]);
  });

  test('is read where tables come before nodes', () => {
    expect(read(`network "P"\n${tables}${nodes}`).format).toBe('dsc');
  });

  test.each([
    'network P { }\nvariable A { type discrete[2] { a, b }; }',
    'network "P" { property format is unknown; }\nvariable A { type discrete[2] { a, b }; }',
    'network { property version = 1; }\nvariable A { type discrete[2] { a, b }; }',
    'network { version is 1; }\nvariable A { type discrete[2] { a, b }; }',
    'network { property "a; \\"; }\nvariable A { type discrete[2] { a, b }; }',
    'network node { }\nvariable A { type discrete[2] { a, b }; }',
  ])('is not what BIF begins with: %j', (text) => {
    expect(detectFormat(text)?.id).toBe('bif');
  });
});

describe('R-3423: a probability with a semicolon in place of its block', () => {
  const text = `belief network\r\n${nodes.replaceAll('\n', '\r\n')}probability(A | B);\r\nprobability(B) ;\r\n// end`;

  test('is a node without numbers, and gets a block once all are decided', () => {
    const file = read(text);
    expect(nodeOf(file, 'A')).toMatchObject({ parents: [1] });
    expect(nodeOf(file, 'A')).not.toHaveProperty('cpt');
    const answers = new Map([
      [nodeOf(file, 'A')?.key ?? '', (column: number) => (column === 0 ? [0.25, 0.75] : [0.5, 0.5])],
      [nodeOf(file, 'B')?.key ?? '', () => [1, 0]],
    ]);
    const written = decode(writeNetworkFile(file, answers));
    expect(written).toBe(
      text
        .replace('B);', 'B) {\r\n  (0) : 0.25, 0.75;\r\n  (1) : 0.5, 0.5;\r\n}')
        .replace('(B) ;', '(B)  {\r\n  1, 0;\r\n}'),
    );
    expect(Array.from(nodeOf(read(written), 'A')?.cpt ?? [])).toEqual([0.25, 0.75, 0.5, 0.5]);
  });
});

describe('R-3427: “na” in place of numbers', () => {
  const text = `belief network\n${nodes}probability(A | B) { (0): na, NA; (1): 0.3, 0.7; }\nprobability(B) { na, na; }`;

  test('leaves a column open until it is answered', () => {
    const file = read(text);
    expect(nodeOf(file, 'A')?.cpt).toEqual(new Float64Array([0.5, 0.5, 0.3, 0.7]));
    expect(problemsOf(text).map(({ code, params, severity }) => [code, params, severity])).toEqual([
      ['open-columns', { node: 'A', columns: 1 }, 'warning'],
      ['open-columns', { node: 'B', columns: 1 }, 'warning'],
    ]);
    const answer = new Map([[nodeOf(file, 'A')?.key ?? '', (column: number) => (column === 0 ? [1, 0] : undefined)]]);
    expect(decode(writeNetworkFile(file, answer))).toBe(text.replace('na, NA', '1, 0'));
  });
  test('for part of a column is refused', () => {
    expect(problemsOf(text.replace('NA', '0.5'))).toMatchObject([
      { code: 'half-open-column', position: { line: 4, column: 22 } },
      { code: 'open-columns' },
    ]);
  });
});

describe('R-3424: numbers below parents that no label stands before', () => {
  test.each(['0.1, 0.9; 0.2, 0.8;', '0.1, 0.9, 0.2, 0.8;', '0.1, 0.9; (1): 0.2, 0.8; 0.3, 0.7;'])(
    'are kept unread, with a warning where they are: %s',
    (numbers) => {
      const text = `belief network\n${nodes}${tables}probability(A | B) {\n  ${numbers} }`;
      expect(nodeOf(read(text), 'A')).toMatchObject({ notAssessed: 'unread-table', parents: [1] });
      expect(problemsOf(text)).toMatchObject([
        { code: 'unlabelled-numbers', severity: 'warning', node: 'A', position: { line: 6, column: 3 } },
      ]);
    },
  );
});

describe('R-3458: a block of DSC that is neither a node nor a table', () => {
  test.each([
    'domain Sizes { 0 : "small", 1 : { "large" } }',
    'domain Sizes { 0 : "small" };',
    'domain Sizes range [0, 1];',
    'distribution Noisy (A, B) { function: max; }',
    'property Comment = array of string, "What; for?";',
    'layout { zoom : 2; }',
    'view "main" overview { zoom : 2; };',
  ])('stays in the file, with a warning where it begins: %s', (block) => {
    const text = `belief network\n${nodes}  ${block}\n${tables}`;
    expect(read(text).network.nodes).toHaveLength(2);
    expect(problemsOf(text)).toMatchObject([
      {
        code: 'unread-block',
        severity: 'warning',
        params: { text: block.split(' ', 1)[0] },
        position: { line: 4, column: 3 },
      },
    ]);
  });

  test.each([
    ['nod C { type: discrete[2] = { c, d }; }', { reason: 'unknown-word', text: 'nod' }],
    ['probabilty(A | B) { (0): 0.1, 0.9; (1): 0.2, 0.8; }', { reason: 'unknown-word', text: 'probabilty' }],
    ['layout zoom;', { reason: 'unknown-word', text: 'layout' }],
    ['domain Sizes', { reason: 'cut-off', expected: ';' }],
    ['layout { zoom', { reason: 'cut-off', expected: '}' }],
    ['domain Sizes }', { reason: 'wrong-sign', text: '}', expected: ';' }],
  ])('is not what may be a misspelt node or table: %s', (block, params) => {
    expect(problemsOf(`belief network\n${nodes}${tables}${block}`)).toMatchObject([
      { code: 'malformed-text', params, position: { line: 5 } },
    ]);
  });
});

describe('R-3427: states that have a number and no names', () => {
  const text = 'belief network\nnode A { type : discrete[3]; }\nnode B { type: discrete[2] = { y, n }; }\n';

  test('are numbered from 0, and the file stays as it is', () => {
    const file = read(`${text}probability(B | A) { (2): 0.1, 0.9; (0): 0.2, 0.8; (1): 0.3, 0.7; }`);
    expect(nodeOf(file, 'A')?.states).toEqual([{ id: '0' }, { id: '1' }, { id: '2' }]);
    expect(Array.from(nodeOf(file, 'B')?.cpt ?? [])).toEqual([0.2, 0.8, 0.3, 0.7, 0.1, 0.9]);
    const written = decode(writeNetworkFile(file, new Map([[nodeOf(file, 'A')?.key ?? '', () => [0.5, 0.25, 0.25]]])));
    expect(written).toBe(`${file.source}\nprobability ( A ) {\n  0.5, 0.25, 0.25;\n}`);
  });
  test('are refused beyond the limits, of one node and of all', () => {
    expect(problemsOf(text.replace('[3]', '[1001]'))[0]?.code).toBe('too-many-states');
    expect(problemsOf(text.replace('[3]', '[999999999999]'))[0]?.code).toBe('too-many-states');
    const many = Array.from({ length: 201 }, (_, at) => `node N${at} { type : discrete[1000]; }\n`).join('');
    expect(problemsOf(`belief network\n${many}`)).toMatchObject([
      { code: 'too-many-elements', position: { line: 202, column: 1 } },
    ]);
  });
  test('are none where there is no number either', () => {
    expect(problemsOf(text.replace('[3]', ''))[0]?.params).toEqual({ reason: 'none', node: 'A' });
  });
});
