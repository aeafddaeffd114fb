import { describe, expect, test } from 'vitest';
import { convert, formats, type Network, type NetworkNode, readNetworkFile } from '../index.js';

const written = formats.filter(({ making }) => making).map(({ id }) => id);
const textOf = (network: Network, format: string, from?: string) => {
  const { text, without } = convert(network, format, from);
  if (text === undefined) throw new Error(without?.join(', '));
  return text;
};

/** What a file is read as; it may have no errors. */
function read(text: string): Network {
  const { document, problems } = readNetworkFile(new TextEncoder().encode(text));
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document.network;
}

const node = (place: number, given: Partial<NetworkNode> = {}): NetworkNode => ({
  key: `n${place + 1}`,
  id: `A${place}`,
  name: `A${place}`,
  kind: 'chance',
  parents: [],
  states: [{ id: 'yes' }, { id: 'no' }],
  cpt: Float64Array.of(0.25, 0.75),
  ...given,
});
const networkOf = (...nodes: readonly NetworkNode[]): Network => ({ name: 'Written', nodes });

describe('R-3311: whatever is converted can be read again', () => {
  const chinese = '局部晚期喉癌患者在接受诱导化疗之后仍然保留喉功能的可能性的五级评分表以及医生意见';
  const words = 'Likelihood of a functional larynx after induction chemotherapy, as seen by the board: ';
  const named = (id: string, place: number) =>
    node(place, { id, name: id, states: [{ id: `${id} present` }, { id: `${id} absent` }] });
  const long = networkOf(...[chinese, `${words}A`, `${words}B`, `${words.repeat(2)}é`].map(named));

  test.each(written)('with names that would be too long, as %s', (format) => {
    const back = read(textOf(long, format, 'xmlbif'));
    expect(back.nodes).toHaveLength(4);
    expect(new Set(back.nodes.map(({ id }) => id)).size).toBe(4);
    expect(back.nodes.map(({ states }) => states.length)).toEqual([2, 2, 2, 2]);
  });

  test.each(['xdsl', 'net', 'dsc'])('as %s, a node whose id is cut is still called what it was', (format) => {
    expect(read(textOf(long, format, 'xmlbif')).nodes[0]?.name).toBe(chinese);
    expect(convert(long, format, 'xmlbif')).toMatchObject({
      losses: expect.arrayContaining([{ detail: 'names', nodes: 2 }]),
    });
  });

  // Word writes a soft line break as a vertical tab.
  const odd = { id: 'a\vb', name: 'Two\vlines', description: 'One.\vTwo.\u0001' };
  const states = [{ id: 'y\u0001', description: 'Yes.\v' }, { id: 'n' }];
  test.each(written)('with signs that no XML has, as %s', (format) => {
    const back = read(textOf(networkOf(node(0, { ...odd, states })), format, 'net'));
    expect(back.nodes[0]?.states).toHaveLength(2);
    expect([...(back.nodes[0]?.cpt ?? [])]).toEqual([0.25, 0.75]);
  });

  test('a node of one state is not written where two are the fewest', () => {
    const network = networkOf(node(0), node(1, { states: [{ id: 'only' }], cpt: Float64Array.of(1) }));
    expect(convert(network, 'xdsl')).toEqual({ without: ['A1'], tooLarge: [] });
    for (const format of written.filter((each) => each !== 'xdsl')) {
      expect(read(textOf(network, format)).nodes[1]?.states).toHaveLength(1);
    }
  });

  test.each(written)('a column of nothing but zeros is as open as one without numbers, as %s', (format) => {
    const child = node(1, { parents: [0], cpt: Float64Array.of(0.5, 0.5, 0, 0) });
    expect(convert(networkOf(node(0), child), format)).toEqual({ without: ['A1'], tooLarge: [] });
  });

  test('the name of a network comes home from where it had to be an identifier', () => {
    const network = { ...networkOf(node(0)), name: 'Larynx cancer, early' };
    const home = read(textOf(read(textOf(network, 'bif')), 'xmlbif', 'bif'));
    expect(home.name).toBe('Larynx cancer, early');
  });

  test('a node whose table follows from the file as a column of zeros is named, and no other is given its place', () => {
    const states = '<state id="y"/><state id="n"/>';
    const noisy = `<noisymax id="C">${states}<parents>P</parents><parameters>0.3 0.7 0 1 0 0</parameters></noisymax>`;
    const roots = ['P', 'E'].map((id) => `<cpt id="${id}">${states}<probabilities>0.2 0.8</probabilities></cpt>`);
    const child = `<cpt id="D">${states}<parents>C</parents><probabilities>0.9 0.1 0.4 0.6</probabilities></cpt>`;
    const network = read(`<smile version="1.0" id="x"><nodes>${roots[0]}${noisy}${roots[1]}${child}</nodes></smile>`);
    for (const format of written) expect(convert(network, format, 'xdsl')).toEqual({ without: ['C'], tooLarge: [] });
  });

  // XDSL has no node of one state.
  test.each(written.filter((format) => format !== 'xdsl'))(
    'a node with more parents than brackets may stand inside each other, as %s',
    (format) => {
      const only = Array.from({ length: 64 }, (_, place) =>
        node(place, { states: [{ id: 'only' }], cpt: Float64Array.of(1) }),
      );
      const child = node(64, { parents: only.map((_, place) => place) });
      expect(read(textOf(networkOf(...only, child), format)).nodes[64]?.cpt).toEqual(Float64Array.of(0.25, 0.75));
    },
  );

  test('states that are cut are told, and a cut leaves no half of a sign', () => {
    const states = [{ id: `${'a'.repeat(20)}(rare)${'b'.repeat(20)}` }, { id: 'n' }];
    const network = networkOf(node(0, { states }));
    expect(convert(network, 'dne', 'net')).toMatchObject({ losses: [{ detail: 'names', nodes: 1 }] });
    for (let length = 1; length < 40; length += 1) {
      const odd = networkOf(node(0, { states: [{ id: `${'a'.repeat(length)}(${'b'.repeat(40)}` }, { id: 'n' }] }));
      const home = read(textOf(read(textOf(odd, 'dne', 'net')), 'net', 'dne'));
      expect(home.nodes[0]?.states[0]?.id).toMatch(/^a+\(?b*_+\d+$/);
    }
  });
});

test('R-3452: what a state is called does not become its description, however often it is converted', () => {
  const states = [{ id: 'no fever', description: 'Below 38.' }, { id: 'high fever' }];
  let network = networkOf(node(0, { states }));
  for (const [from, to] of [
    ['net', 'dne'],
    ['dne', 'net'],
    ['net', 'dne'],
    ['dne', 'xdsl'],
    ['xdsl', 'net'],
  ] as const) {
    network = read(textOf(network, to, from));
  }
  expect(network.nodes[0]?.states).toEqual(states);
});
