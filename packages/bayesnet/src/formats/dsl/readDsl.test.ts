import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { columnsByStates, response } from '../../../fixtures/response.js';
import { everyColumn, newColumn } from '../../../fixtures/tables.js';
import { limits, type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

function read(name: string): NetworkFile {
  const { document, problems } = readNetworkFile(fixture(name));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

describe('R-3415: a DSL file of GeNIe', () => {
  const { network, encoding } = read('dsl/bronchitis.dsl');
  const byId = new Map(network.nodes.map((node) => [node.id, node]));

  test('has its name and its comment, in the one-byte encoding of Windows', () => {
    expect(network.name).toBe('Bronchitis in der Praxis, Grünwald');
    expect(network.description).toBe('Was in der Sprechstunde zu klären ist.');
    expect(encoding).toEqual({ name: 'windows-1252', bom: false });
  });
  test('has display names, and the id where there is none', () => {
    expect(byId.get('Saison')?.name).toBe('Jahreszeit');
    expect(byId.get('Auswurf')?.name).toBe('Auswurf');
    expect(read('dsl/line.dsl').network.name).toBe('One line');
  });
  test('has positions, which are written as a centre and a size', () => {
    expect(byId.get('Saison')?.position).toEqual({ left: 60, top: 40, right: 140, bottom: 80 });
    expect(read('dsl/line.dsl').network.nodes[0]).not.toHaveProperty('position');
  });
  test('has comments, documentation, properties written for people, and comments on states', () => {
    expect(byId.get('Rauchen')?.description).toBe('Auch Pfeife\nund Zigarren.');
    expect(byId.get('Husten')?.description).toBe('Seit wann, und ob mit Auswurf.');
    expect(byId.get('Auswurf')?.description).toBe('Leitlinie');
    expect(byId.get('Saison')?.states).toEqual([{ id: 'Winter', description: 'Oktober bis März' }, { id: 'Sommer' }]);
    expect(byId.get('Farbe')).not.toHaveProperty('description');
  });
});

/**
 * pyAgrum 3.3.1 reads them so, and SMILE, whose own format it was: "The most significant (leftmost) coordinate will
 * represent the state of the first parent. The state of the node itself corresponds to the least significant (rightmost)
 * coordinate" (SMILE manual, "Multidimensional arrays"; in the same words in the wiki of its time, "Conditional
 * Probability Distributions Implementation Details").
 */
describe('R-3416: the numbers of a DSL file', () => {
  test('are read with the first parent slowest, as pyAgrum reads them and SMILE keeps them', () => {
    const { network } = read('dsl/order.dsl');
    expect(columnsByStates(network, 'Response', ['Smoking', 'Stage', 'Treatment'])).toEqual(response);
  });
  test('keep the commas, line breaks and comments between them when they are written', () => {
    const file = read('dsl/bronchitis.dsl');
    const write = (key: string, column: number[]) =>
      new TextDecoder('latin1').decode(
        writeNetworkFile(file, new Map([[key, (at) => (at === 0 ? column : undefined)]])),
      );
    expect(write('n2', [0.5, 0.25, 0.25])).toContain('(0.5, 0.25,\r\n     // zusammen 1\r\n     0.25);');
    expect(write('n3', [0.25, 0.25, 0.25, 0.25])).toContain('(0.25, 0.25, 0.25, 0.25, 0.25, 0.25, 0.3, 0.2, /* ja */');
  });
});

describe('R-3417: what DSL has beside tables', () => {
  const { network } = read('dsl/bronchitis.dsl');
  const byId = new Map(network.nodes.map((node) => [node.id, node]));

  test('is kept, with the reason why it is not asked', () => {
    const kept = [...network.nodes, ...read('dsl/line.dsl').network.nodes].filter(({ notAssessed }) => notAssessed);
    expect(kept.map(({ id, notAssessed }) => [id, notAssessed])).toEqual([
      ['Beides', 'deterministic'],
      ['Fieber', 'noisy-max'],
      ['Antibiotikum', 'decision'],
      ['Nutzen', 'utility'],
      ['Gesamt', 'utility'],
      ['C_é', 'unknown'],
    ]);
  });
  test('decides what is computed: the states of a truth table, and the parameters and strengths of a noisy-MAX', () => {
    expect(byId.get('Beides')?.given).toEqual({
      kind: 'full',
      values: Float64Array.of(0, 1, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 1),
    });
    expect(byId.get('Fieber')?.given).toMatchObject({
      kind: 'noisy-max',
      strengths: [
        [0, 1],
        [2, 1, 0],
      ],
    });
    expect(byId.get('Fieber')?.given?.values.slice(-3)).toEqual(Float64Array.of(0.01, 0.04, 0.95));
  });
});

test('R-3418: a node that came without numbers gets them in its definition', () => {
  const changed = (name: string) => {
    const file = read(name);
    return new TextDecoder('latin1').decode(writeNetworkFile(file, everyColumn(file.network)));
  };
  const numbers = (states: number, columns: number) =>
    Array.from({ length: columns }, (_, column) => newColumn(states, column))
      .flat()
      .join(', ');
  const genie = changed('dsl/bronchitis.dsl');
  expect(genie).toContain(`NAMESTATES = (ja, nein);\r\n     PROBABILITIES = (${numbers(2, 4)});\r\n    };`);
  expect(genie).toContain(`NAMESTATES = (weiss, gelb, rot);\r\n     PROBABILITIES = (${numbers(3, 2)});`);
  expect(changed('dsl/line.dsl')).toContain(`NAMESTATES = (0, 1); PROBABILITIES = (${numbers(2, 1)}); };`);
});

test('R-3418: a comment in empty brackets stays behind the numbers', () => {
  const text = (table: string) =>
    `net N { node A { TYPE = CPT; DEFINITION = { NAMESTATES = (a, b); PROBABILITIES = ${table}; }; }; };`;
  const { document } = readNetworkFile(new TextEncoder().encode(text('( // ask Jane\n /* or Tim */ )')));
  if (!document) throw new Error('not read');
  const written = writeNetworkFile(document, new Map([['n1', () => [0.25, 0.75]]]));
  expect(new TextDecoder().decode(written)).toBe(text('(0.25, 0.75) // ask Jane\n /* or Tim */ '));
});

test('R-3415: more nodes, states or numbers than allowed are refused where the limit is reached', () => {
  const times = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => text(index)).join('');
  const node = (id: string, states: string, numbers: string) =>
    `node ${id} { TYPE = CPT; DEFINITION = { NAMESTATES = (${states}); PROBABILITIES = (${numbers}); }; };`;
  const codes = (nodes: string) =>
    readNetworkFile(new TextEncoder().encode(`net N { ${nodes} };`)).problems.map(({ code }) => code);
  expect(codes(times(limits.nodes + 1, (index) => node(`A${index}`, 'a, b', '')))).toEqual(['too-many-nodes']);
  expect(
    codes(
      node(
        'A',
        times(limits.states + 1, (index) => `s${index} `),
        '',
      ),
    ),
  ).toEqual(['too-many-states']);
  expect(codes(node('A', 'a, b', '1 0 '.repeat(limits.numbers / 2 + 1)))).toEqual(['too-many-numbers']);
});

test('R-3401: probabilities behind a stray sign are refused where it stands, not kept beside new ones', () => {
  const source = new TextDecoder('latin1').decode(fixture('dsl/order.dsl'));
  const { document, problems } = readNetworkFile(
    new TextEncoder().encode(source.replace('PROBABILITIES = (', 'PROBABILITIES =`(')),
  );
  expect(document).toBeUndefined();
  expect(problems.map(({ code, position }) => [code, position.line])).toEqual([['malformed-text', 26]]);
});
