import { describe, expect, test, vi } from 'vitest';
import { finish, isProblem, modelOf, type NetworkNode, posteriorsOf, readNetworkFile } from '../index.js';
import { limits } from '../network/limits.js';

const read = (text: string) => readNetworkFile(new TextEncoder().encode(text));
const codes = (text: string) => read(text).problems.map(({ code }) => code);
const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
const words = (count: number) => times(count, (index) => `s${index}, `).slice(0, -2);

/** Two parents of 1,000 states, and children of both, whose tables have a million columns. */
const bif = (children: number, own: string, states = 'a, b') =>
  `network n { }
variable P { type discrete[1000] { ${words(1000)} }; }
variable Q { type discrete[1000] { ${words(1000)} }; }
${times(children, (child) => `variable C${child} { type discrete[${states.split(',').length}] { ${states} }; } probability ( C${child} | P, Q ) { ${own} }\n`)}`;
const dsc = (children: number, own: string) =>
  `belief network "n"
node P { type: discrete[1000]; } node Q { type: discrete[1000]; }
${times(children, (child) => `node C${child} { type: discrete[2]; } probability ( C${child} | P, Q ) { ${own} }\n`)}`;

describe('R-3294: a few characters that stand for millions of numbers', () => {
  test.each([
    ['BIF', bif, 'default 0.1, 0.9;'],
    ['DSC', dsc, 'default: 0.1, 0.9;'],
  ] as const)('are read from %s once, and refused where all tables together have too many', (_name, file, own) => {
    expect(2 * 1000 * 1000).toBe(limits.numbers);
    const { document, problems } = read(file(1, own));
    expect(problems).toEqual([]);
    const { cpt } = document!.network.nodes[2]!;
    expect([cpt?.length, cpt?.at(-2), cpt?.at(-1)]).toEqual([limits.numbers, 0.1, 0.9]);
    expect(codes(file(2, own))).toEqual(['too-many-numbers']);
    expect(codes(file(400, own))).toEqual(['too-many-numbers']);
  });

  test('are refused with the numbers that the file writes itself', () => {
    const before = 'variable R { type discrete[2] { a, b }; } probability ( R ) { table 0.5, 0.5; }\n';
    const file = bif(1, 'default 0.1, 0.9;');
    expect(codes(file.replace('variable P', `${before}variable P`))).toEqual(['too-many-numbers']);
  });

  test('are not refused where no table is made of them: structures of any size can be read', () => {
    const { document, problems } = read(bif(400, ''));
    expect(problems).toEqual([]);
    expect(document?.network.nodes).toHaveLength(402);
  });

  test('take no memory for what may once be written in their place', () => {
    const parents = times(5, (parent) => `P${parent}, `).slice(0, -2);
    const file = `network n { }
${times(5, (parent) => `variable P${parent} { type discrete[1000] { ${words(1000)} }; }\n`)}
${times(4900, (child) => `variable C${child} { type discrete[2] { a, b }; } probability ( C${child} | ${parents} ) { }\n`)}`;
    const before = process.memoryUsage().heapUsed;
    const { document } = read(file);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(120_000_000);
    expect(document?.network.nodes).toHaveLength(4905);
  });

  test('of deterministic nodes are computed with as far as there is room, and kept otherwise', () => {
    const states = times(1000, (index) => `s${index},`).slice(0, -1);
    const outcomes = times(1000, () => 's0,').slice(0, -1);
    const node = (child: number) =>
      `node C${child} { chance = DETERMIN; states = (${states}); parents = (P); functable = (${outcomes}); };\n`;
    const asked = 'node R { kind = NATURE; states = (a, b); probs = (0.5, 0.5); };';
    const file = `bnet n {\nnode P { states = (${states}); };\n${times(3, node)}${asked}\n};`;
    const { document } = read(file);
    const given = (found: readonly NetworkNode[]) => found.map((each) => each.given?.values.length ?? 0);
    // The numbers that are asked come first, though they stand last: of the second million two are missing.
    expect(given(document!.network.nodes)).toEqual([0, 1_000_000, 0, 0, 0]);
    expect(document!.network.nodes[4]?.cpt).toEqual(Float64Array.of(0.5, 0.5));
  });

  test('of nodes with one state are made up to the limit for all of them, and a larger one is named', () => {
    const { document } = read(bif(3, '', 'only'));
    const model = modelOf(document!.network);
    expect(model.nodes.map(({ table }) => (table.kind === 'none' ? table.reason : table.values.length))).toEqual([
      'open',
      'open',
      1_000_000,
      1_000_000,
      'too-large',
    ]);
    const found = finish(posteriorsOf(model, { targets: [4] }));
    expect(isProblem(found) && found.code).toBe('no-table');
  });
});

describe('R-3294: what is wrong with a table of many columns is told before a list of these is made', () => {
  test.each([
    ['a row of a million in BIF', bif(60, '(s1, s1) 0.1, 0.9;'), 'missing-columns'],
    ['a row of a million in DSC', dsc(60, '(1, 1): 0.1, 0.9;'), 'missing-columns'],
    ['two numbers of two million in ProbModelXML', pgmx(60), 'wrong-number-count'],
  ])('%s', (_what, file, code) => {
    const lengths: number[] = [];
    class Counted extends Int32Array {
      constructor(...given: [number]) {
        super(...given);
        lengths.push(this.length);
      }
    }
    vi.stubGlobal('Int32Array', Counted);
    const found = codes(file);
    vi.unstubAllGlobals();
    expect(found).toEqual(Array.from({ length: limits.problems }, () => code));
    expect(Math.max(...lengths)).toBeLessThan(10_000);
  });
});

function pgmx(children: number): string {
  const variable = (name: string, states: number) =>
    `<Variable name="${name}" type="finiteStates" role="chance"><States>${times(states, (index) => `<State name="s${index}"/>`)}</States></Variable>`;
  const potential = (child: number) =>
    `<Potential type="Table" role="conditionalProbability"><Variables><Variable name="C${child}"/><Variable name="P"/><Variable name="Q"/></Variables><Values>0.5 0.5</Values></Potential>`;
  const variables = variable('P', 1000) + variable('Q', 1000) + times(children, (child) => variable(`C${child}`, 2));
  return `<ProbModelXML formatVersion="0.2.0"><ProbNet type="BayesianNetwork"><Variables>${variables}</Variables><Links/><Potentials>${times(children, potential)}</Potentials></ProbNet></ProbModelXML>`;
}
