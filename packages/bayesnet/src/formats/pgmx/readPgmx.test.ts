import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { everyColumn, everyTable, tablesOf } from '../../../fixtures/tables.js';
import { type NetworkFile, readNetworkFile, writeNetworkFile } from '../../index.js';

const encode = (text: string) => new TextEncoder().encode(text);

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

const nodeOf = ({ network }: NetworkFile, id: string) => network.nodes.find((node) => node.id === id);
const variable = (name: string, ...states: string[]) =>
  `<Variable name="${name}" type="finiteStates" role="chance"><States>${states.map((state) => `<State name="${state}"/>`).join('')}</States></Variable>`;
const potential = (names: readonly string[], values: string) =>
  `<Potential type="Table" role="conditionalProbability"><Variables>${names.map((name) => `<Variable name="${name}"/>`).join('')}</Variables><Values>${values}</Values></Potential>`;
const probNet = (variables: string, potentials: string) =>
  `<ProbModelXML formatVersion="0.2.0"><ProbNet type="BayesianNetwork"><Variables>${variables}</Variables><Potentials>${potentials}</Potentials></ProbNet></ProbModelXML>`;

describe('a network of OpenMarkov', () => {
  const file = read(fixture('pgmx/cholangitis.pgmx'));

  test('R-3440: has its names, states, positions and intervals, and its comments as they read on a screen', () => {
    expect(file.network.description).toBe(
      'Fever after bile duct surgery: whom to treat at once.\nTemperatures are in °C, <rectal>.',
    );
    expect(nodeOf(file, 'Gallstones')).toMatchObject({
      name: 'Gallstones',
      description: 'Seen by ultrasound.',
      position: { left: 120, top: 40, right: 120, bottom: 40 },
      states: [{ id: 'absent' }, { id: 'present' }],
    });
    expect(nodeOf(file, 'Abfluß & Stent')?.states.map(({ id }) => id)).toEqual(['free', 'narrow', 'blocked']);
    expect(nodeOf(file, 'Age')?.states.map(({ interval }) => interval)).toEqual([
      { from: 0, to: 40, closed: 'neither', isName: false },
      { from: 40, to: 65, closed: 'lower', isName: false },
      { from: 65, to: 80, closed: 'lower', isName: false },
      { from: 80, closed: 'lower', isName: false },
    ]);
    expect(nodeOf(file, 'Age')?.cpt).toEqual(new Float64Array([0.1, 0.3, 0.35, 0.25]));
  });

  test('R-3442: keeps trees, functions, canonical models, decisions, utilities and quantities as they are', () => {
    const kept = file.network.nodes.filter(({ notAssessed }) => notAssessed);
    expect(kept.map(({ id, notAssessed }) => [id, notAssessed])).toEqual([
      ['Fever', 'noisy-max'],
      ['Jaundice', 'unread-table'],
      ['Ward', 'deterministic'],
      ['Lactate', 'equation'],
      ['Antibiotic', 'decision'],
      ['Outcome', 'utility'],
    ]);
    expect(nodeOf(file, 'Ward')?.given).toEqual({ kind: 'full', values: new Float64Array([1, 0]) });
    const parentsOf = (id: string) => nodeOf(file, id)?.parents.map((parent) => file.network.nodes[parent]?.id);
    expect(parentsOf('Outcome')).toEqual(['Antibiotic']);
    expect(parentsOf('Antibiotic')).toEqual(['Fever']);
  });

  test('R-3442: asks about a variable that is uniform because nobody has opened it yet', () => {
    expect(nodeOf(file, 'Abfluß & Stent')).not.toHaveProperty('cpt');
    const { source } = read(writeNetworkFile(file, new Map([['n2', () => [0.5, 0.25, 0.25]]])));
    const line = '\r\n        ';
    const variables = `<Variables>${line}  <Variable name="Abfluß &amp; Stent" />${line}</Variables>`;
    expect(source).toContain(
      `<Potential type="Table" role="conditionalProbability">${line}${variables}${line}<Values>0.5 0.25 0.25</Values>\r\n`,
    );
  });

  test('R-3444: gets the tables that are missing, of a variable without a potential too', () => {
    const changed = read(writeNetworkFile(file, everyColumn(file.network)));
    expect(tablesOf(changed.network)).toEqual(everyTable(file.network));
    expect(nodeOf(changed, 'Culture')?.parents).toEqual(nodeOf(file, 'Culture')?.parents);
    expect(changed.source.match(/<Potentials>/g)).toHaveLength(1);
  });
});

describe('the order of a table', () => {
  // Lauritzen and Spiegelhalter (1988): dyspnoea by tuberculosis or cancer, and by bronchitis. The numbers are in the order
  // of the file asia.pgmx that comes with OpenMarkov's tests.
  test("R-3441: is the variable's own states first, then the first parent's, the last parent's slowest", () => {
    const asia = read(
      encode(
        probNet(
          variable('dyspnoea', 'no', 'yes') + variable('either', 'no', 'yes') + variable('bronchitis', 'no', 'yes'),
          potential(['dyspnoea', 'either', 'bronchitis'], '0.9 0.1 0.3 0.7 0.2 0.8 0.1 0.9'),
        ),
      ),
    );
    // Ours: either slowest, bronchitis faster, dyspnoea fastest.
    expect(Array.from(nodeOf(asia, 'dyspnoea')?.cpt ?? [])).toEqual([0.9, 0.1, 0.2, 0.8, 0.3, 0.7, 0.1, 0.9]);
  });

  // The place of a number is the sum of each variable's state times its offset; the first variable's offset is 1, and each
  // further one's that of the variable before times its number of states (OpenMarkov, AbstractIndexedPotential).
  test('R-3441: holds for parents of two, three and four states', () => {
    const file = read(fixture('pgmx/cholangitis.pgmx'));
    const inFile = /<Values>(0\.95 [^<]*)</.exec(file.source)?.[1]?.split(' ').map(Number) ?? [];
    const cpt = nodeOf(file, 'Cholangitis')?.cpt ?? [];
    for (let stones = 0; stones < 2; stones += 1)
      for (let flow = 0; flow < 3; flow += 1)
        for (let age = 0; age < 4; age += 1)
          for (let own = 0; own < 3; own += 1)
            expect(cpt[((stones * 3 + flow) * 4 + age) * 3 + own]).toBe(inFile[own + 3 * stones + 6 * flow + 18 * age]);
    // Stones, a blocked duct, young.
    expect(Array.from(cpt).slice(60, 63)).toEqual([0.39, 0.4, 0.21]);
  });

  test('R-3441: is kept when one question is answered', () => {
    const file = read(fixture('pgmx/cholangitis.pgmx'));
    const { key = '' } = nodeOf(file, 'Cholangitis') ?? {};
    const answered = read(
      writeNetworkFile(file, new Map([[key, (column) => (column === 20 ? [0.25, 0.25, 0.5] : undefined)]])),
    );
    expect(answered.source).toBe(file.source.replace('0.39 0.4 0.21', '0.25 0.25 0.5'));
  });
});

describe('R-3477: an arc that the numbers know nothing of', () => {
  const both = variable('A', 'no', 'yes') + variable('B', 'no', 'yes');
  const withLinks = (links: string, potentials: string) =>
    probNet(both, potentials).replace('<Potentials>', `<Links>${links}</Links><Potentials>`);
  const lost = [potential(['A'], '0.5 0.5'), potential(['B'], '0.5 0.5')].join('');

  test.each([
    '<Link directed="true"><Variable name="A"/><Variable name="B"/></Link>',
    '<Link var1="A" var2="B" directed="1"/>',
  ])('is told where %s stands', (link) => {
    const text = withLinks(link, lost);
    const { document, problems } = readNetworkFile(encode(text));
    expect(document?.network.nodes[1]?.parents).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'arc-not-in-table', params: { node: 'B', parent: 'A' }, severity: 'warning' },
    ]);
    expect(problems[0]?.position.offset).toBe(text.indexOf('<Link '));
  });
  test('is a parent of a variable that has no potential', () => {
    const { document, problems } = readNetworkFile(
      encode(withLinks('<Link var1="A" var2="B" directed="1"/>', potential(['A'], '0.5 0.5'))),
    );
    expect(problems).toEqual([]);
    expect(document?.network.nodes[1]?.parents).toEqual([0]);
  });
  test('without a direction is refused, whichever way the file says so', () => {
    expect(readNetworkFile(encode(withLinks('<Link var1="A" var2="B" directed="0"/>', lost))).problems).toMatchObject([
      { code: 'other-format' },
    ]);
  });
});

describe('time slices', () => {
  const file = read(fixture('pgmx/slices.pgmx'));

  test('R-3443: are variables of their own, whether their names say so or not', () => {
    expect(file.network.nodes.map(({ id, parents }) => [id, parents])).toEqual([
      ['Health [0]', []],
      ['Health [1]', [0, 2]],
      ['Therapy', []],
    ]);
  });

  test('R-3444: get potentials that name the slice, in the part that was empty', () => {
    const { source } = read(writeNetworkFile(file, new Map([['n1', () => [0.5, 0.25, 0.25]]])));
    expect(source).toContain(
      '<Potentials>\n\t\t\t<Potential type="Table"><Variables><Variable name="Health [0]" timeSlice="0" /></Variables>' +
        '<Values>0.5 0.25 0.25</Values></Potential>\n\t\t</Potentials>\n',
    );
  });

  test('R-3444: one part holds all of them', () => {
    for (const name of ['pgmx/slices.pgmx', 'pgmx/structure.pgmx']) {
      const before = read(fixture(name));
      const after = read(writeNetworkFile(before, everyColumn(before.network)));
      expect(after.source.match(/<Potentials>/g)).toHaveLength(1);
      expect(tablesOf(after.network)).toEqual(everyTable(before.network));
    }
  });
});

test('R-3441: a table of more columns than any file holds is refused without listing them', () => {
  const parents = Array.from({ length: 30 }, (_, index) => `P${index}`);
  const text = probNet(
    ['A', ...parents].map((name) => variable(name, 'no', 'yes')).join(''),
    potential(['A', ...parents], '0.5 0.5'),
  );
  expect(readNetworkFile(encode(text)).problems.map(({ code }) => code)).toEqual(['wrong-number-count']);
});

test('R-3440: a comment of an old file, and one with references, read as text', () => {
  const comment =
    'SymbolLTpSymbolGTA &amp;amp; B&lt;br&gt;&amp;#946;&amp;nbsp;&amp;unknown; &amp;#99999999;SymbolLT/pSymbolGT';
  const file = read(
    encode(probNet(variable('A', 'no', 'yes').replace('<States>', `<Comment>${comment}</Comment><States>`), '')),
  );
  expect(nodeOf(file, 'A')?.description).toBe('A & B\nβ &unknown; &#99999999;');
});

test.each([
  ['with numbers', '<Potential type="Uniform">', '<Values>0.5 0.5</Values>'],
  ['with an empty list', "<Potential type='Uniform' >", '<Values />'],
  ['that another attribute speaks of', '<Potential comment="Uniform prior, type=\'Uniform\'" type="Uniform">', ''],
])('R-3444: a uniform potential %s is a table once it is answered, and nothing else changes', (_, tag, values) => {
  const opened = `${tag}<Variables><Variable name="A"/></Variables>`;
  const source = probNet(variable('A', 'yes', 'no'), `${opened}${values}</Potential>`);
  const file = read(encode(source));
  expect(nodeOf(file, 'A')?.cpt).toBeUndefined();
  const { source: written } = read(writeNetworkFile(file, new Map([['n1', () => [0.25, 0.75]]])));
  const table = opened.replace(/ type=(["'])Uniform\1(?= *>)/, ' type=$1Table$1');
  expect(written).toBe(source.replace(`${opened}${values}`, `${table}<Values>0.25 0.75</Values>`));
  expect(nodeOf(read(encode(written)), 'A')?.cpt).toEqual(new Float64Array([0.25, 0.75]));
});

test('R-3708: columns of zeros cannot occur in a network with decisions, and in no other, nor if all are zeros', () => {
  const bytes = fixture('hostile/impossible-columns--pgmx.pgmx');
  const text = new TextDecoder().decode(bytes);
  const reading = (changed: string) => {
    const { document, problems } = readNetworkFile(new TextEncoder().encode(changed));
    return [document?.network.nodes[2]?.impossibleColumns, problems.map(({ code }) => code)];
  };
  // By the states of Tumour and Biopsy: absent, no; absent, yes; present, no; present, yes.
  expect(reading(text)).toEqual([[0, 2], ['impossible-columns']]);
  expect(reading(text.replace('role="decision"', 'role="chance"'))).toEqual([undefined, ['column-sum']]);
  expect(reading(text.replace('0.97 0.03 0.2 0.8', '0 0 0 0'))).toEqual([undefined, ['column-sum']]);
});
