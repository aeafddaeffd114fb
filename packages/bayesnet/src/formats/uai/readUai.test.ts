import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { everyColumn, everyTable, newColumn, tablesOf } from '../../../fixtures/tables.js';
import { type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

test('R-3436: nodes and states of a UAI file are numbered, and a warning says so', () => {
  const { document, problems } = readNetworkFile(fixture('uai/pneumonia.uai'));
  expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['no-names', 'warning']]);
  expect(document?.network.name).toBe('');
  expect(document?.network.nodes.map(({ id, states }) => [id, states.map((state) => state.id).join()])).toEqual([
    ['x0', '0,1'],
    ['x1', '0,1,2'],
    ['x2', '0,1,2,3'],
    ['x3', '0,1,2'],
    ['x4', '0,1'],
  ]);
});

test('R-3436: tables may stand in any order, each with the parents that it names', () => {
  const { nodes } = read(fixture('uai/pneumonia.uai')).network;
  expect(nodes.map(({ parents }) => parents)).toEqual([[], [], [1], [0, 2, 1], [3]]);
  expect(Array.from(nodes[1]?.cpt ?? [])).toEqual([0.25, 0.35, 0.4]);
  expect(Array.from(nodes[2]?.cpt ?? [])).toEqual([0.4, 0.3, 0.2, 0.1, 0.1, 0.2, 0.3, 0.4, 0.25, 0.25, 0.25, 0.25]);
});

/**
 * Expected values: what two programs, pygms 0.4.1 and toulbar2 1.4.0.1, read from this file, which agree with "Evaluation File Format"
 * (UAI 2008). pyAgrum 3.3.1 varies the first parent fastest instead, and pgmpy 1.1.2 the variable itself slowest.
 */
test('R-3437: the variable itself is last in its table and fastest, the first parent slowest', () => {
  const x2 = read(fixture('hostile/no-names--uai.uai')).network.nodes[2];
  expect(x2?.parents).toEqual([0, 1]);
  const column = (first: number, second: number) => {
    const start = (first * 4 + second) * 3;
    return Array.from(x2?.cpt?.slice(start, start + 3) ?? []);
  };
  expect(column(0, 0)).toEqual([0.01, 0.02, 0.97]);
  expect(column(0, 1)).toEqual([0.02, 0.04, 0.94]);
  expect(column(1, 0)).toEqual([0.05, 0.1, 0.85]);
  expect(column(1, 3)).toEqual([0.08, 0.16, 0.76]);
});

describe('a file of a program that writes another order', () => {
  const formatOf = (text: string) => readNetworkFile(bytesOf(text)).problems[0]?.params;
  const pair = (table: string, comment = '') =>
    `BAYES\n2\n3 2\n2\n1 0${comment}\n2 0 1${comment}\n3 .2 .3 .5\n6 ${table}\n`;

  test('R-3500: is told by the name that aGrUM writes behind a scope, and has its first parent fastest', () => {
    const text = (comment: string) =>
      `BAYES\n3\n2 3 2\n3\n1 0${comment}\n1 1${comment}\n3 0 1 2${comment}\n2 .4 .6\n3 .2 .3 .5\n12 ` +
      '.01 .99 .02 .98 .03 .97 .04 .96 .05 .95 .06 .94\n';
    const x2 = (comment: string) => Array.from(read(bytesOf(text(comment))).network.nodes[2]?.cpt ?? []);
    // By the states of the parents: 0, 0; 0, 1; 0, 2; 1, 0; 1, 1; 1, 2.
    expect(x2('   # Age')).toEqual([0.01, 0.99, 0.03, 0.97, 0.05, 0.95, 0.02, 0.98, 0.04, 0.96, 0.06, 0.94]);
    expect(x2(' # Age')).toEqual([0.01, 0.99, 0.02, 0.98, 0.03, 0.97, 0.04, 0.96, 0.05, 0.95, 0.06, 0.94]);
    expect(readNetworkFile(bytesOf(text('   # Age'))).problems).toMatchObject([
      { code: 'no-names' },
      { code: 'other-order', severity: 'warning', params: { node: 'x2', name: 'aGrUM' } },
    ]);
  });
  test('R-3500: is refused where an old aGrUM has put the variable itself first', () => {
    const { document, problems } = readNetworkFile(fixture('hostile/other-format--uai-agrum.uai'));
    expect(document).toBeUndefined();
    expect(problems[0]).toMatchObject({ code: 'other-format', position: { line: 7 } });
  });
  test('R-3438: is refused by the sums of pgmpy, which are 1 in its own order alone', () => {
    expect(formatOf(pair('0.1 0.2 0.3 0.9 0.8 0.7'))).toMatchObject({
      reason: 'save-otherwise',
      format: 'UAI as pgmpy writes it (.uai)',
      programs: ['pgmpy'],
    });
  });
  test('R-3438: is told nothing else that is wrong in the order of the format alone', () => {
    expect(readNetworkFile(bytesOf(pair('0.1 0.2 0.3 0.9 0.8 0.7'))).problems).toHaveLength(1);
  });
  test('R-3438: is not what has sums that are off in either order', () => {
    const { document, problems } = readNetworkFile(bytesOf(pair('0.1 0.8 0.2 0.8 0.3 0.7')));
    expect(document).toBeDefined();
    expect(problems.map(({ code }) => code).sort()).toEqual(['column-sum', 'no-names']);
  });
});

test('R-3439: a table of no numbers gets them once every column is there', () => {
  const file = read(fixture('uai/structure.uai'));
  const text = new TextDecoder().decode(writeNetworkFile(file, everyColumn(file.network)));
  expect(tablesOf(read(bytesOf(text)).network)).toEqual(everyTable(file.network));
  const open = new Map([['n2', (column: number) => (column === 0 ? [0.5, 0.25, 0.25] : undefined)]]);
  expect(writeNetworkFile(file, open)).toEqual(fixture('uai/structure.uai'));
});

test('a list of findings and a Markov network are no UAI file of this kind', () => {
  expect(readNetworkFile(bytesOf('1 3 0\n')).problems[0]?.code).toBe('not-xml');
  expect(readNetworkFile(bytesOf('MARKOV\n1\n2\n1\n1 0\n2 0.5 0.5\n')).problems[0]?.code).toBe('other-format');
});

const blank = fc.constantFrom(' ', '\n', '\t', '\r\n', '\r', '  ', ' # 2 0.5\n');
const network = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    nodes: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({
          states: fc.integer({ min: 2, max: 4 }),
          parents: fc.shuffledSubarray(Array.from({ length: index }, (_, parent) => parent)),
        }),
      ),
    ),
    order: fc.shuffledSubarray(
      Array.from({ length: count }, (_, index) => index),
      { minLength: count },
    ),
    blanks: fc.array(blank, { minLength: 1, maxLength: 7 }),
  }),
);

test('R-3439: any network survives with any blanks, and answers change nothing else', () => {
  fc.assert(
    fc.property(network, ({ nodes, order, blanks }) => {
      const scopes = order.map((index) => {
        const scope = [...(nodes[index]?.parents ?? []), index];
        return [scope.length, ...scope].join(' ');
      });
      const tables = order.map((index) => {
        const { states, parents } = nodes[index]!;
        const columns = parents.reduce((product, parent) => product * nodes[parent]!.states, 1);
        const numbers = Array.from({ length: columns }, (_, column) => newColumn(states, column)).flat();
        return [numbers.length, ...numbers].join(' ');
      });
      let at = 0;
      const words = [nodes.length, ...nodes.map(({ states }) => states), nodes.length, ...scopes, ...tables].join(' ');
      const text = words.replaceAll(' ', () => blanks[at++ % blanks.length] ?? ' ');
      const bytes = bytesOf(`BAYES ${text}\n`);
      const { document, problems } = readNetworkFile(bytes);
      expect(problems.map(({ code }) => code)).toEqual(['no-names']);
      if (!document) return;
      expect(document.network.nodes.map(({ parents }) => parents)).toEqual(nodes.map(({ parents }) => parents));
      expect(tablesOf(document.network)).toEqual(everyTable(document.network));
      expect(writeNetworkFile(document, new Map())).toEqual(bytes);
      const last = newColumn(nodes[0]!.states, 5);
      const changed = read(writeNetworkFile(document, new Map([['n1', () => last]])));
      expect(tablesOf(changed.network)).toEqual(new Map([...tablesOf(document.network), ['n1', last]]));
      const numbers = /[\d.]+/g;
      expect(changed.source.replace(numbers, '')).toBe(document.source.replace(numbers, ''));
    }),
    { numRuns: 300 },
  );
});

test('R-3713: functions of no variable, as Merlin writes them behind the others, are kept and are no nodes', () => {
  const bytes = fixture('uai/merlin.uai');
  const file = read(bytes);
  expect(file.network.nodes.map(({ id }) => id)).toEqual(['x0', 'x1']);
  expect(Array.from(file.network.nodes[1]?.cpt ?? [])).toEqual([0.1, 0.2, 0.7, 0.3, 0.3, 0.4]);
  const constant = (text: string) =>
    readNetworkFile(bytesOf(new TextDecoder().decode(bytes).replace('1\n 1.0', text))).problems[0];
  expect(constant('1\n 2.5e3')?.code).toBe('no-names');
  expect(constant('2\n 1.0 1.0')).toMatchObject({ code: 'malformed-text', position: { line: 17 } });
  expect(constant('1\n x')).toMatchObject({ code: 'malformed-text', params: { text: 'x' }, position: { line: 18 } });
});
