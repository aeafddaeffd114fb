import { expect, test } from 'vitest';
import { cpt, smile } from '../../fixtures/made.js';
import { fixture } from '../../fixtures/fixtures.js';
import { convert, type NetworkFile, readNetworkFile, writeNetworkFile } from '../index.js';

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const states = '<state id="a"/><state id="b"/>';
const table = (numbers: string) => readNetworkFile(smile(cpt('A', `<probabilities>${numbers}</probabilities>`)));
const ofParent = (numbers: string) =>
  readNetworkFile(
    smile(
      `<cpt id="A">${states}<probabilities>0.5 0.5</probabilities></cpt>` +
        `<cpt id="B">${states}<parents>A</parents><probabilities>${numbers}</probabilities></cpt>`,
    ),
  );

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

test('R-3700: counts are read as shares of their column, with a sentence, its place and how many cases they are', () => {
  const { document, problems } = readNetworkFile(fixture('net/learned.net'));
  expect(problems.map(({ message }) => message)).toEqual([
    'The numbers of 2 questions about the node “Fever” (line 23, column 12) are counts, in the first of 1,000 cases: ' +
      'they are read as shares of these, and stay as they are until you answer them.',
  ]);
  const fever = document?.network.nodes[1];
  expect(Array.from(fever?.cpt ?? [])).toEqual([0.99, 0.01, 0.625, 0.375]);
  expect(fever?.sampleSizes).toEqual([1000, 20]);
});

test.each([
  ['10 90', 100],
  ['990.0 10', 1000],
  ['10.5 0.5', 11],
  ['0 7', 7],
])('R-3700: %s is a count of %d cases', (numbers, cases) => {
  const node = table(numbers).document?.network.nodes[0];
  expect(node?.sampleSizes).toEqual([cases]);
  const [first = 0, second = 0] = node?.cpt ?? [];
  expect(first + second).toBe(1);
});

test('R-3700: the size of a column is that of its place in the table, whatever the order of the file', () => {
  const b = readNetworkFile(fixture('hostile/counts--bif.bif')).document?.network.nodes[1];
  // The file has the rows of "no" and "yes".
  expect(b?.sampleSizes).toEqual([15.25, 3]);
  expect(Array.from(b?.cpt ?? []).slice(3)).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test.each(['99.9 0.1', '33.33 66.67'])('R-3701: %s is a percentage, which tells of no cases', (numbers) => {
  const { document, problems } = table(numbers);
  expect(problems).toMatchObject([{ code: 'counts', severity: 'warning', params: { reason: 'percent' } }]);
  expect(document?.network.nodes[0]).not.toHaveProperty('sampleSizes');
});

test.each(['9 0.1', '1.2 0.3', '0.3 1.7', '1e308 1e308', '1e308 0.5', '-3 13', '1e999 1'])(
  'R-3701: %s is no count but a mistake, and refused with its place',
  (numbers) => {
    const { document, problems } = table(numbers);
    expect(document).toBeUndefined();
    expect(problems[0]?.code).toBe('invalid-number');
  },
);

test('R-3701: a column that is off stays off, alone or beside counts, and is not made to fit', () => {
  const alone = table('0.5 0.6');
  expect(alone.problems.map(({ code }) => code)).toEqual(['column-sum']);
  expect(Array.from(alone.document?.network.nodes[0]?.cpt ?? [])).toEqual([0.5, 0.6]);
  const beside = ofParent('30 10 0.5 0.6').document?.network.nodes[1];
  expect(Array.from(beside?.cpt ?? [])).toEqual([0.75, 0.25, 0.5, 0.6]);
  expect(beside?.sampleSizes).toEqual([40, 0]);
});

test('R-3702: what rounding leaves below 0 is 0', () => {
  const { document, problems } = table('-1.1920929E-7 1.0000001');
  expect(problems).toEqual([]);
  expect(document?.network.nodes[0]?.cpt?.[0]).toBe(0);
  expect(table('-1e-4 1.0001').problems[0]?.code).toBe('invalid-number');
});

test('R-3703: an answer to a column of counts is written as shares, which read back beside the counts of the others', () => {
  const bytes = fixture('net/learned.net');
  const file = read(bytes);
  expect(writeNetworkFile(file, new Map())).toEqual(bytes);
  const answered = writeNetworkFile(file, new Map([['n2', (column) => (column === 1 ? [0.3, 0.7] : undefined)]]));
  expect(decode(answered)).toBe(decode(bytes).replace('12.5 7.5', '0.3 0.7'));
  const fever = read(answered).network.nodes[1];
  expect(Array.from(fever?.cpt ?? [])).toEqual([0.99, 0.01, 0.3, 0.7]);
  expect(fever?.sampleSizes).toEqual([1000, 0]);
});

test('R-3704: NET, which has a place for it, is told how many cases the counts of another format are', () => {
  const { network, format } = read(fixture('hostile/counts--bif.bif'));
  const { text = '' } = convert(network, 'net', format);
  expect(text).toMatch(/data = \(\(0\.68\d+ 0\.03\d+ 0\.27\d+\) \(0\.3\d+ .*\n\s*experience = \(15\.25 3\);/);
  expect(readNetworkFile(encode(text)).problems).toEqual([]);
});

test('R-3701: the place of a mistake is its own where a table lists the states of the node one after another', () => {
  const file = (table: string) =>
    readNetworkFile(
      encode(
        'network n { } variable A { type discrete[2] { a, b }; } variable B { type discrete[2] { c, d }; } ' +
          `probability (A) { table 0.5, 0.5; } probability (B | A) { table ${table}; }`,
      ),
    );
  expect(file('0.1, 9, 0.9, 0.2').problems).toMatchObject([{ code: 'invalid-number', params: { text: '9' } }]);
  expect(file('0.1, 30, 0.9, 10').document?.network.nodes[1]).toMatchObject({
    cpt: new Float64Array([0.1, 0.9, 0.75, 0.25]),
    sampleSizes: [0, 40],
  });
});
