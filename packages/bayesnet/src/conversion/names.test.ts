import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { convert, formats, type Network, readNetworkFile } from '../index.js';

function read(text: string): Network {
  const { document, problems } = readNetworkFile(new TextEncoder().encode(text));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document.network;
}

/** A root of two or more states for each name. */
const networkOf = (nodes: readonly { readonly id: string; readonly states: readonly string[] }[]): Network => ({
  name: 'Names',
  nodes: nodes.map(({ id, states }, at) => ({
    key: `n${at + 1}`,
    id,
    name: id,
    kind: 'chance',
    states: states.map((state) => ({ id: state })),
    parents: [],
    cpt: Float64Array.from(states, () => 1 / states.length),
  })),
});

const namesOf = ({ nodes }: Network) =>
  nodes.map(({ id, states }) => ({ id, states: states.map((state) => state.id) }));
const there = (network: Network, format: string, from?: string) => read(convert(network, format, from).text ?? '');

const yesNo = ['yes', 'no'];
const written = formats.filter(({ making }) => making).map(({ id }) => id);
const words = [
  'network',
  'variable',
  'probability',
  'property',
  'type',
  'discrete',
  'default',
  'table',
  'net',
  'class',
  'node',
  'potential',
  'data',
  'states',
  'utility',
  'decision',
  'belief',
  'name',
  'is',
  'bnet',
];

describe('R-3454: names that only look like identifiers of ours stay apart, in every format', () => {
  test.each(written)('%s', (format) => {
    const network = networkOf([
      { id: 'Men items', states: ['_x0041_x', 'Ax'] },
      { id: 'Men_x0020_items', states: ['Men_x0020_items', 'Men items'] },
    ]);
    for (const from of ['xmlbif', undefined]) {
      const back = there(there(network, format, from), 'xmlbif', format);
      expect(namesOf(back)).toEqual(namesOf(network));
    }
  });

  test.each(written)('an everyday name with digits stays as it is, as %s', (format) => {
    const network = networkOf([{ id: 'Ibu_400_mg', states: ['Ibu_20_x', 'u_41_'] }]);
    const there = convert(network, format).text ?? '';
    expect(there).toContain('Ibu_400_mg');
    expect(namesOf(read(convert(read(there), 'xmlbif', format).text ?? ''))).toEqual(namesOf(network));
  });

  test('a node is shown by the name that it has', () => {
    const network = networkOf([{ id: '_x0041_ge', states: yesNo }]);
    expect(there(network, 'net').nodes[0]?.name).toBe('_x0041_ge');
    expect(there(network, 'dsc', 'xmlbif').nodes[0]?.name).toBe('_x0041_ge');
  });
});

const piece = fc.constantFrom(
  '_x0020_',
  '_x005f_',
  '_x0041_',
  'x0020_',
  'u',
  ' ',
  'A',
  'é',
  '3',
  'x',
  '_',
  ...words.slice(0, 8),
);
const name = fc
  .array(piece, { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join(''))
  .filter((drawn) => drawn.trim() !== '');

// Netica's names end after 30 characters.
test.each(written.filter((format) => format !== 'dne'))(
  'R-3454: any names are the same after %s and back, blanks around them too',
  (format) => {
    const names = fc.uniqueArray(name, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(names, names, (ids, states) => {
        const network = networkOf(ids.map((id) => ({ id, states })));
        const home = there(there(there(network, format, 'uai'), 'xmlbif', format), 'net', 'xmlbif');
        expect(namesOf(there(home, 'xmlbif', 'net'))).toEqual(namesOf(there(network, 'xmlbif', 'uai')));
      }),
      { numRuns: 150 },
    );
  },
);

describe('R-3455: a name that is a word of the format is written otherwise, and comes back', () => {
  const network = networkOf(words.map((id) => ({ id, states: words.slice(0, 4) })));

  test.each(written)('%s', (format) => {
    const back = there(there(network, format), 'xmlbif', format);
    expect(new Set(namesOf(back).map(({ id }) => id))).toEqual(new Set(words));
    expect(back.nodes[0]?.states.map(({ id }) => id)).toEqual(words.slice(0, 4));
  });

  test.each([
    ['bif', 'table', 'variable u_x0074_able {'],
    ['bif', 'default', '{ u_x006e_etwork, u_x0076_ariable, u_x0070_robability, u_x0070_roperty }'],
    ['net', 'potential', 'node u_x0070_otential'],
    ['dsc', 'type', 'node u_x0074_ype'],
    ['dne', 'node', 'node u_x006e_ode {'],
  ])('as %s, %s', (format, _, line) => {
    expect(convert(network, format).text).toContain(line);
  });

  test('what is no word of a format stays', () => {
    expect(convert(network, 'net').text).toContain('node table\n');
    expect(convert(network, 'xdsl').text).toContain('id="table"');
  });
});
