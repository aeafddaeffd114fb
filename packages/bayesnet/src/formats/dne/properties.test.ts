import fc from 'fast-check';
import { expect, test } from 'vitest';
import { everyColumn, everyTable, newColumn, tablesOf } from '../../../fixtures/tables.js';
import { readNetworkFile, writeNetworkFile } from '../../index.js';

const blank = fc.constantFrom(' ', '\n', '\t', '\r\n', '\r', '  ', ' // 0.5, (\n', ' /* ) */ ');
const network = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    nodes: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        fc.record({
          states: fc.integer({ min: 2, max: 4 }),
          parents: fc.shuffledSubarray(Array.from({ length: index }, (_, parent) => parent)),
          kind: fc.constantFrom('nested', 'flat', 'none'),
        }),
      ),
    ),
    blanks: fc.array(blank, { minLength: 1, maxLength: 7 }),
  }),
);
type Drawn = typeof network extends fc.Arbitrary<infer Value> ? Value : never;

/** Numbers that differ in every column: three decimals, in one bracket or in one for each state of each parent. */
function probsOf({ nodes }: Drawn, index: number): string {
  const { states, parents, kind } = nodes[index]!;
  const sizes = parents.map((parent) => nodes[parent]!.states);
  let column = 0;
  const from = (depth: number): string => {
    const size = sizes[depth];
    if (size === undefined) return newColumn(states, column++).join(',');
    const parts = Array.from({ length: size }, () => from(depth + 1));
    return parts.map((part) => (kind === 'nested' ? `(${part})` : part)).join(',');
  };
  return `(${from(0)})`;
}

function asDne(drawn: Drawn): string {
  const nodes = drawn.nodes.map(({ states, parents, kind }, index) => {
    const probs = kind === 'none' ? '' : `probs = ${probsOf(drawn, index)} ;`;
    const list = `( ${parents.map((parent) => `N${parent}`).join(' , ')} )`;
    const ids = Array.from({ length: states }, (_, state) => `s${state}`).join(' , ');
    return `node N${index} { kind = NATURE ; parents = ${list} ; states = ( ${ids} ) ; ${probs} visual V1 { center = ( 1 , ${index} ) ; } ; } ;`;
  });
  let at = 0;
  return `bnet N { ${nodes.join(' ')} } ;`.replaceAll(' ', (found, offset: number) =>
    offset < 10 ? found : (drawn.blanks[at++ % drawn.blanks.length] ?? found),
  );
}

test('R-3435: any network survives with any blanks, and answers change nothing else', () => {
  fc.assert(
    fc.property(network, (drawn) => {
      const bytes = new TextEncoder().encode(asDne(drawn));
      const { document, problems } = readNetworkFile(bytes);
      expect(problems).toEqual([]);
      if (!document) return;
      expect(document.network.nodes.map(({ parents }) => parents)).toEqual(drawn.nodes.map(({ parents }) => parents));
      const numbered = drawn.nodes.flatMap(({ kind }, index) => (kind === 'none' ? [] : [`n${index + 1}`]));
      const written = everyTable(document.network);
      expect(tablesOf(document.network)).toEqual(new Map(numbered.map((key) => [key, written.get(key) ?? []])));
      expect(writeNetworkFile(document, new Map())).toEqual(bytes);
      const all = writeNetworkFile(document, everyColumn(document.network));
      expect(tablesOf(readNetworkFile(all).document!.network)).toEqual(written);
      const last = new Map([['n1', () => [...newColumn(drawn.nodes[0]!.states, 5)]]]);
      const changed = readNetworkFile(writeNetworkFile(document, last)).document;
      expect(changed && tablesOf(changed.network)).toEqual(
        new Map([...tablesOf(document.network), ['n1', newColumn(drawn.nodes[0]!.states, 5)]]),
      );
    }),
    { numRuns: 300 },
  );
});
