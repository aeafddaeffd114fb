import { expect, test } from 'vitest';
import type { Network, NetworkNode } from '../network/network.js';
import { modelOf } from './modelOf.js';

const node = (id: string, states: number, rest: Partial<NetworkNode> = {}): NetworkNode => ({
  key: id,
  id,
  name: id,
  kind: 'chance',
  parents: [],
  states: Array.from({ length: states }, (_, state) => ({ id: `s${state}` })),
  ...rest,
});
const tables = (...nodes: NetworkNode[]) => {
  const network: Network = { name: '', nodes };
  return modelOf(network).nodes.map(({ table }) => table);
};

test('columns that are a little off add up to 1, and the file is left as it is', () => {
  const cpt = Float64Array.of(0.3, 0.3, 0.3, 0.25, 0.25, 0.5, 0, 0, 0);
  const [, table] = tables(node('A', 3, { cpt: Float64Array.of(1, 0, 0) }), node('B', 3, { cpt, parents: [0] }));
  const third = 0.3 / (0.3 + 0.3 + 0.3);
  expect(table).toEqual({ kind: 'full', values: Float64Array.of(third, third, third, 0.25, 0.25, 0.5, 0, 0, 0) });
  expect([...cpt.subarray(0, 3)]).toEqual([0.3, 0.3, 0.3]);
});

test('a node without numbers is open, or says why it has none', () => {
  expect(tables(node('A', 2), node('B', 0, { kind: 'utility', notAssessed: 'utility' }))).toEqual([
    { kind: 'none', reason: 'open' },
    { kind: 'none', reason: 'utility' },
  ]);
});

test('a node with one state is always in it', () => {
  const [, table] = tables(node('A', 2), node('B', 1, { parents: [0], notAssessed: 'one-state' }));
  expect(table).toEqual({ kind: 'full', values: Float64Array.of(1, 1) });
});
