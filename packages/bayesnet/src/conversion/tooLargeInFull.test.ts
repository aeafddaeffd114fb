import { describe, expect, test } from 'vitest';
import { convert, type NetworkNode, readNetworkFile } from '../index.js';

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => text(index)).join('');
const states = '<state id="yes"/><state id="no"/>';

/** Noisy-MAX nodes of fifteen causes each: a few bytes that stand for 65,536 numbers. */
function noisyMax(count: number) {
  const cause = (at: number) => `<cpt id="P${at}">${states}<probabilities>0.2 0.8</probabilities></cpt>`;
  const parameters = `${'0.3 0.7 0 1 '.repeat(15)}0.05 0.95`;
  const effect = (at: number) =>
    `<noisymax id="E${at}">${states}<parents>${times(15, (parent) => `P${parent} `)}</parents><parameters>${parameters}</parameters></noisymax>`;
  const text = `<smile version="1.0" id="n"><nodes>${times(15, cause)}${times(count, effect)}</nodes></smile>`;
  const { document, problems } = readNetworkFile(new TextEncoder().encode(text));
  expect(problems).toEqual([]);
  return document!.network;
}

test('R-3295: tables in full that a new file cannot hold together are named, and none of them is made', () => {
  const network = noisyMax(230);
  const converted = convert(network, 'bif', 'xdsl');
  // Thirty of them fit, beside the fifteen causes.
  const beyond = Array.from({ length: 200 }, (_, at) => `E${at + 30}`);
  expect(converted).toEqual({ without: beyond, tooLarge: beyond });
});

test('R-3295: what can be held is converted, and the new file is read again', () => {
  const { text, without } = convert(noisyMax(2), 'net', 'xdsl');
  expect(without).toBeUndefined();
  const again = readNetworkFile(new TextEncoder().encode(text));
  expect(again.document?.network.nodes.at(-1)?.cpt).toHaveLength(2 ** 16);
});

describe('R-3295: tables that would be longer than any text, by what they say of each column, are named', () => {
  const most = 999 * 1000 * 2;
  const node = (id: string, names: readonly string[], parents: readonly number[] = []): NetworkNode => ({
    key: id,
    id,
    name: id,
    kind: 'chance',
    parents,
    states: names.map((name) => ({ id: name })),
    cpt: new Float64Array(parents.length === 0 ? names.length : most).fill(1 / names.length),
  });
  const names = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => `s${at}_`.padEnd(length, 'x'));

  test.each([
    [8, undefined],
    [250, ['C']],
  ] as const)('because names of states have %i letters, in BIF alone', (length, without) => {
    const network = {
      name: '',
      nodes: [node('P', names(999, length)), node('Q', names(1000, length)), node('C', ['a', 'b'], [0, 1])],
    };
    expect(convert(network, 'bif').without).toEqual(without);
    expect(convert(network, 'xdsl').without).toBeUndefined();
  });

  test('because there are thousands of parents, each of one state', () => {
    const nodes = [node('P', names(999, 4)), node('Q', names(1000, 4))];
    for (let at = 2; at < 3000; at += 1) nodes.push(node(`O${at}`, ['only']));
    nodes.push(node('C', ['a', 'b'], [...nodes.keys()]));
    for (const format of ['bif', 'net', 'dne', 'dsc']) {
      expect(convert({ name: '', nodes }, format)).toEqual({ without: ['C'], tooLarge: ['C'] });
    }
  });
});
