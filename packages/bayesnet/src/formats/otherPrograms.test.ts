import { expect, test } from 'vitest';
import { asymmetric, type NamesOf, type PlainNode } from '../../fixtures/asymmetric.js';
import { fixture } from '../../fixtures/fixtures.js';
import { columnOf, type Network, readNetworkFile, writeNetworkFile } from '../index.js';

type Rename = (state: string) => string;
const kept: Rename = (state) => state;
/** What bnlearn writes in place of signs of its formats, and pgmpy in place of what is no word of XMLBIF. */
const byBnlearn: Rename = (state) => state.replaceAll(/[,{}()#%]/g, '_');
const byPgmpy: Rename = (state) => state.replaceAll(/\W+/g, '_');

function read(name: string | Uint8Array) {
  const { document, problems } = readNetworkFile(typeof name === 'string' ? fixture(name) : name);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

/** The distributions of a network by node and the states of its parents, in an order of the parents that is always the same. */
function columnsIn(nodes: readonly PlainNode[]) {
  const statesOf = new Map(nodes.map(({ id, states }) => [id, states]));
  return new Map(
    nodes.flatMap(({ id, parents, columns }) => {
      const conditions = parents.reduce<string[][]>(
        (all, parent) =>
          all.flatMap((one) => (statesOf.get(parent) ?? []).map((state) => [...one, `${parent} = ${state}`])),
        [[]],
      );
      return conditions.map(
        (condition, column) => [`${id} | ${condition.sort().join(', ')}`, columns[column]] as const,
      );
    }),
  );
}

function plain({ nodes }: Network): PlainNode[] {
  return nodes.map(({ id, states, parents, cpt = new Float64Array() }) => ({
    id,
    states: states.map((state) => state.id),
    parents: parents.map((parent) => nodes[parent]?.id ?? ''),
    columns: Array.from({ length: cpt.length / states.length }, (_, column) =>
      Array.from(cpt.subarray(column * states.length, (column + 1) * states.length)),
    ),
  }));
}

const written = (kind: NamesOf, rename: Rename) =>
  asymmetric(kind).map((node) => ({ ...node, states: node.states.map(rename) }));

test.each<[string, NamesOf, Rename]>([
  ['xdsl/pyagrum-cut.xdsl', 'cut', kept],
  ['xdsl/pyagrum-words.xdsl', 'words', kept],
  ['xdsl/pgmpy-words.xdsl', 'words', kept],
  ['bif/pyagrum-plain.bif', 'plain', kept],
  ['bif/pgmpy-cut.bif', 'cut', kept],
  ['bif/pgmpy-words.bif', 'words', kept],
  ['bif/bnlearn-cut.bif', 'cut', byBnlearn],
  ['bif/bnlearn-words.bif', 'words', byBnlearn],
  ['net/pyagrum-numbers.net', 'numbers', kept],
  ['net/pgmpy-words.net', 'words', kept],
  ['net/bnlearn-cut.net', 'cut', byBnlearn],
  ['dsc/bnlearn-words.dsc', 'words', byBnlearn],
  ['dsl/pyagrum-plain.dsl', 'plain', kept],
  ['xmlbif/pyagrum-numbers.xml', 'numbers', kept],
  ['xmlbif/pgmpy-cut.xml', 'cut', byPgmpy],
])('R-3505: %s is read as the network that the other program wrote', (name, kind, rename) => {
  const nodes = written(kind, rename);
  const { network } = read(name);
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(
    plain(network)
      .sort(byId)
      .map(({ id, states }) => [id, states]),
  ).toEqual(nodes.toSorted(byId).map(({ id, states }) => [id, states]));
  expect(columnsIn(plain(network))).toEqual(columnsIn(nodes));
});

test('R-3505: uai/pyagrum.uai is read as that network, with numbers in place of names', () => {
  const nodes = asymmetric('plain');
  const numbered = (id: string) => `x${nodes.findIndex((node) => node.id === id)}`;
  expect(columnsIn(plain(read('uai/pyagrum.uai').network))).toEqual(
    columnsIn(
      nodes.map(({ id, states, parents, columns }) => ({
        id: numbered(id),
        states: states.map((_, state) => String(state)),
        parents: parents.map(numbered),
        columns,
      })),
    ),
  );
});

test('R-3505: an answer is written where the program has its combination', () => {
  const document = read('xdsl/pyagrum-cut.xdsl');
  const b = document.network.nodes.find(({ id }) => id === 'B');
  // The third of the 4 states of D, the second of the 3 of A and the first of the 2 of C.
  const asked = columnOf([2, 1, 0], [4, 3, 2]);
  const answers = new Map([[b?.key ?? '', (column: number) => (column === asked ? [0.25, 0.5, 0.25] : undefined)]]);
  const before = new TextDecoder().decode(fixture('xdsl/pyagrum-cut.xdsl'));
  const after = new TextDecoder().decode(writeNetworkFile(document, answers));
  const numbersOf = (text: string) => /D A C<\/parents>\s*<probabilities>([^<]*)/.exec(text)?.[1]?.split(' ') ?? [];
  // Its own order: C slowest, then A, then D, and B fastest.
  const start = 3 * columnOf([0, 1, 2], [2, 3, 4]);
  expect(numbersOf(after)).toEqual(
    numbersOf(before)
      .with(start, '0.25')
      .with(start + 1, '0.5')
      .with(start + 2, '0.25'),
  );
});
