import { describe, expect, test } from 'vitest';
import { fixture } from '../../../fixtures/fixtures.js';
import { cpt, smile } from '../../../fixtures/made.js';
import { everyColumn, newColumn } from '../../../fixtures/tables.js';
import {
  finish,
  isProblem,
  modelOf,
  type NetworkFile,
  posteriorsOf,
  readNetworkFile,
  writeNetworkFile,
} from '../../index.js';

function read(name: string): NetworkFile {
  const { document, problems } = readNetworkFile(fixture(name));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('an XDSL file of GeNIe', () => {
  const { network, encoding } = read('xdsl/cough.xdsl');
  const [season, smoking, bronchitis, cough] = network.nodes;

  test('has its name, its description and its encoding', () => {
    expect(network.name).toBe("Toux et bronchite à l'hôpital");
    expect(network.description).toBe('First line\nSecond line');
    expect(encoding).toEqual({ name: 'windows-1252', declared: 'ISO-8859-1', bom: false });
  });
  test('R-1148 has keys in file order, states in file order and parents as indices', () => {
    expect(network.nodes.map(({ key, id }) => [key, id])).toEqual([
      ['n1', 'Season'],
      ['n2', 'Smoking'],
      ['n3', 'Bronchitis'],
      ['n4', 'Cough'],
    ]);
    expect(bronchitis?.states.map(({ id }) => id)).toEqual(['absent', 'mild', 'severe']);
    expect(bronchitis?.parents).toEqual([0, 1]);
  });
  test('has display names, positions and comments, in nested submodels too, and the id where there is none', () => {
    expect(bronchitis).toMatchObject({
      name: 'Bronchite aiguë & chronique',
      description: 'Inflammation of the bronchi.\nSee chart.',
      position: { left: 200, top: 20, right: 300, bottom: 60 },
    });
    expect(cough?.name).toBe('Cough');
    expect(season?.position).toEqual({ left: 10, top: 20, right: 110, bottom: 60 });
    expect(smoking).not.toHaveProperty('position');
  });
  test('shows a property that was written for people, not one that steers a program', () => {
    expect(smoking?.description).toBe('Smokes at least once a week');
  });
  test('has tables with the own state innermost and the first parent slowest', () => {
    expect(Array.from(bronchitis?.cpt ?? [])).toEqual([
      0.7, 0.2, 0.1, 0.4, 0.35, 0.25, 0.9, 0.09999999999999998, 0, 0.6, 0.3, 0.1,
    ]);
  });
  test('keeps comments, tabs and line breaks between the numbers that are written', () => {
    const file = read('xdsl/cough.xdsl');
    const text = new TextDecoder('latin1').decode(
      writeNetworkFile(file, new Map([['n3', (column) => (column === 2 ? [0.5, 0.25, 0.25] : undefined)]])),
    );
    expect(text).toContain('\t\t\t\t0.5 0.25 0.25   <!-- summer, no -->\r\n\t\t\t\t0.6\t0.3 0.1\r\n');
    expect(text).toContain('0.7 0.2 0.1 <!-- winter, no -->\r\n\t\t\t\t0.4 0.35 .25\r\n');
  });
});

describe('B-153 nodes of other kinds', () => {
  const file = read('xdsl/kinds.xdsl');
  const byId = new Map(file.network.nodes.map((node) => [node.id, node]));

  test('are kept with the reason why they are not assessed', () => {
    expect(Object.fromEntries(file.network.nodes.map(({ id, notAssessed }) => [id, notAssessed]))).toEqual({
      Outcome: undefined,
      A: undefined,
      a: undefined,
      Zmęczenie: undefined,
      Both: 'deterministic',
      Noisy: 'noisy-max',
      Adder: 'noisy-adder',
      Treat: 'decision',
      Cost: 'utility',
      Total: 'utility',
      Dose: 'equation',
      Weight: 'equation',
      Heavy: 'parent-without-states',
      Custom: 'unknown',
      AfterCustom: undefined,
    });
  });
  test('are parents by their states; the intervals of a continuous node are its states', () => {
    expect(byId.get('Dose')?.states.map(({ id }) => id)).toEqual(['low', '> 10, ≤ 50', '> 50, ≤ 100']);
    expect(byId.get('Outcome')?.cpt).toHaveLength(2 * 2 * 3 * 2 * 2);
    expect(byId.get('Outcome')?.parents.map((parent) => file.network.nodes[parent]?.id)).toEqual([
      'Both',
      'Dose',
      'Treat',
      'Zmęczenie',
    ]);
  });
  test('what decides deterministic and noisy-MAX nodes is read for inference, and stays as it is in the file', () => {
    expect(byId.get('Both')?.given).toEqual({ kind: 'full', values: Float64Array.of(1, 0, 0, 1, 0, 1, 0, 1) });
    expect(byId.get('Noisy')?.given).toEqual({
      kind: 'noisy-max',
      values: Float64Array.of(0.6, 0.4, 0, 1, 0.1, 0.9),
      strengths: [[0, 1]],
    });
    expect([...byId.values()].filter(({ given }) => given)).toHaveLength(2);
    const model = modelOf(file.network);
    const noisy = model.nodes.findIndex(({ id }) => id === 'Noisy');
    const found = finish(posteriorsOf(model, { targets: [noisy] }));
    // Its only cause is there in any case.
    expect(isProblem(found) ? found : found.marginal(noisy)?.[0]).toBeCloseTo(1 - 0.4 * 0.9, 12);
  });
  test.each([
    ['<deterministic id="D">STATES<parents>A</parents><resultingstates>T</resultingstates></deterministic>'],
    ['<deterministic id="D">STATES<parents>A</parents><resultingstates>T nobody</resultingstates></deterministic>'],
    ['<noisymax id="D">STATES<parents>A</parents><parameters>0.5 0.5</parameters></noisymax>'],
    ['<noisymax id="D">STATES<parents>A</parents><parameters>2 -1 0 1 0 1</parameters></noisymax>'],
    [
      '<noisymax id="D">STATES<parents>A</parents><strengths>1 1</strengths><parameters>1 0 0 1 0 1</parameters></noisymax>',
    ],
  ])('a node that is not assessed has no table if what decides it cannot be read: %s', (element) => {
    const states = '<state id="T"/><state id="F"/>';
    const { document, problems } = readNetworkFile(smile(cpt('A') + element.replace('STATES', states)));
    expect(document?.network.nodes[1]).not.toHaveProperty('given');
    expect(problems).toEqual([]);
  });
  test('B-142 ids that differ only by case are two nodes', () => {
    expect(byId.get('A')?.cpt).toEqual(new Float64Array([1, 0]));
    expect(byId.get('a')?.cpt).toEqual(new Float64Array([0, 1]));
  });
  test('a probability that rounding made negative is read as 0', () => {
    expect(byId.get('Zmęczenie')?.cpt).toEqual(new Float64Array([0, 1]));
  });
  test('a node below a continuous one without intervals is told as a warning', () => {
    const { problems } = readNetworkFile(fixture('xdsl/kinds.xdsl'));
    expect(problems.map(({ code, severity, node }) => [code, severity, node])).toEqual([
      ['unusable-parent', 'warning', 'Heavy'],
      ['later-tables', 'warning', 'A'],
    ]);
  });
});

describe('a structure without numbers', () => {
  const file = read('xdsl/structure.xdsl');

  test('is read, without tables', () => {
    expect(file.network.nodes.map(({ cpt, notAssessed }) => [cpt, notAssessed])).toEqual(
      Array.from({ length: 4 }, () => [undefined, undefined]),
    );
  });
  test('gets its numbers where they belong once every column is given', () => {
    const text = decode(writeNetworkFile(file, everyColumn(file.network)));
    const [yes, no] = newColumn(2, 0);
    expect(text).toContain(`\t\t\t<state id="no" />\n\t\t\t<probabilities>${yes} ${no}</probabilities>\n\t\t</cpt>`);
    expect(text).toMatch(/<parents>Absent<\/parents>\n\t\t\t<probabilities>\S+ \S+ \S+ \S+<\/probabilities>\n/);
    expect(text).toMatch(/<parents><\/parents>\n\t\t\t<probabilities>\S+ \S+\n\t\t\t<\/probabilities>/);
    expect(text).toMatch(/<parents>Absent Empty<\/parents><probabilities>(?:\S+ ){7}\S+<\/probabilities><\/cpt>/);
  });
  test('stays as it is while a column is missing', () => {
    const text = decode(writeNetworkFile(file, new Map([['n2', (column) => (column === 0 ? [0.5, 0.5] : undefined)]])));
    expect(text).toBe(file.source);
  });
});

test('R-2701: each node with tables for later time steps is told, and asked for its first', () => {
  const { document, problems } = readNetworkFile(fixture('hostile/later-tables.xdsl'));
  expect(problems).toMatchObject([
    { code: 'later-tables', severity: 'warning', params: { node: 'Rain', tables: 1 }, position: { line: 5 } },
  ]);
  expect(document?.network.nodes[0]?.notAssessed).toBeUndefined();
});

describe('R-2702: an element where only numbers or names belong', () => {
  const states = '<state id="a"/><state id="b"/>';
  const read = (nodes: string) => readNetworkFile(new TextEncoder().encode(`<smile><nodes>${nodes}</nodes></smile>`));

  test.each(['<b>0.5 0.5</b>', '0.5 <b>0.5</b>', '<b/>', '0.5 0.5<b/>'])(
    '%s is a table that is kept as it is',
    (table) => {
      const { document } = read(`<cpt id="A">${states}<probabilities>${table}</probabilities></cpt>`);
      expect(document?.network.nodes[0]).toMatchObject({ kind: 'chance', notAssessed: 'unread-table' });
      expect(document?.places.size).toBe(0);
    },
  );
  test('parents in it refuse the file: without them the questions would be others', () => {
    const { problems } = read(
      `<cpt id="A">${states}</cpt><cpt id="B">${states}<parents>\n<parent>A</parent></parents></cpt>`,
    );
    expect(problems).toMatchObject([
      { code: 'unexpected-element', params: { element: 'parent', outer: 'parents' }, position: { line: 2, column: 1 } },
    ]);
  });
});

describe('B-140 names that mean something to JavaScript', () => {
  test('are plain text', () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
    const cpt = (id: string, parent?: string) =>
      `<cpt id="${id}"><state id="__proto__"/><state id="b"/>${parent ? `<parents>${parent}</parents>` : ''}</cpt>`;
    const text = `<smile __proto__="1" constructor="2"><nodes>${names.map((id, i) => cpt(id, names[i - 1])).join('')}<__proto__ id="x"/></nodes><__proto__><polluted/></__proto__></smile>`;
    const { document } = readNetworkFile(new TextEncoder().encode(text));
    expect(document?.network.nodes.map(({ id }) => id)).toEqual([...names, 'x']);
    expect(document?.network.nodes[3]?.parents).toEqual([2]);
    expect(Object.prototype).not.toHaveProperty('polluted');
  });
});

describe('B-150 B-152 probabilities', () => {
  const read = (numbers: string) => {
    const text = `<smile><nodes><cpt id="A"><state id="a"/><state id="b"/><probabilities>${numbers}</probabilities></cpt></nodes></smile>`;
    return readNetworkFile(new TextEncoder().encode(text)).document?.network.nodes[0]?.cpt;
  };
  test.each([
    ['0 1', [0, 1]],
    ['-0 1e-320', [0, 0]],
    ['+.5 5.E-1', [0.5, 0.5]],
    ['1.96262995956982e-05 0.9999803737004043', [1.96262995956982e-5, 0.9999803737004043]],
    ['0.1000000000000000055511151231257827 00.9', [0.1, 0.9]],
    ['0.12345678901234567 0.87654321098765433', [0.12345678901234567, 0.87654321098765433]],
  ])('%s are read as the nearest doubles', (numbers, values) => {
    expect(Array.from(read(numbers) ?? [])).toEqual(values);
  });
});
