import { expect, test } from 'vitest';
import { convert, readNetworkFile } from '../index.js';

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
  const began = performance.now();
  const converted = convert(network, 'bif', 'xdsl');
  // Thirty of them fit, beside the fifteen causes.
  expect(converted.without).toEqual(Array.from({ length: 200 }, (_, at) => `E${at + 30}`));
  // To expand one takes a quarter of a second.
  expect(performance.now() - began).toBeLessThan(1000);
});

test('R-3295: what can be held is converted, and the new file is read again', () => {
  const { text, without } = convert(noisyMax(2), 'net', 'xdsl');
  expect(without).toBeUndefined();
  const again = readNetworkFile(new TextEncoder().encode(text));
  expect(again.document?.network.nodes.at(-1)?.cpt).toHaveLength(2 ** 16);
});
