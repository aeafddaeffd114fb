import { modelOf, readNetworkFile } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import larynx from '../../../../../examples/larynx.xdsl?raw';
import { memoryNetwork } from './memoryNetwork.js';

test('R-2580: the memory server’s tables have the numbers of its download', () => {
  const { document } = readNetworkFile(new TextEncoder().encode(larynx));
  if (!document) throw new Error('The sample cannot be read.');
  const network = memoryNetwork('Larynx000001', 'larynx.xdsl', document);
  const node = document.network.nodes.find(({ notAssessed, cpt }) => !notAssessed && cpt);
  const states = node?.states.length ?? 0;
  network.node(node?.key ?? '')?.save(1, {
    sliders: Array.from({ length: states }, (_, state) => 3 + state),
    'self-eval': 1,
    comment: '',
    timer: 5,
  });
  const downloaded = readNetworkFile(network.bytes()).document;
  const expected = modelOf(downloaded?.network ?? { name: '', nodes: [] }).nodes.map(({ table }) =>
    table.kind === 'none' ? table.reason : [...table.values],
  );
  const { nodes } = network.tables();
  expect(nodes.map(({ table }) => (table.kind === 'none' ? table.reason : table.values))).toEqual(expected);
  const table = nodes.find(({ id }) => id === node?.key)?.table;
  expect(table?.kind === 'full' && table.columns[0]?.basis).toBe('answered');
});

test('R-2644, R-2634: a combination keeps what is said beside its sliders, and the download has its exact shares', () => {
  const { document } = readNetworkFile(new TextEncoder().encode(larynx));
  if (!document) throw new Error('The sample cannot be read.');
  const network = memoryNetwork('Larynx000001', 'larynx.xdsl', document);
  const sample = document.network.nodes.find(({ notAssessed, parents }) => !notAssessed && parents.length > 0);
  const node = network.node(sample?.key ?? '');
  const states = sample?.states.length ?? 0;
  const said = {
    value: Array.from({ length: states }, (_, state) => (state === 0 ? 1 : 50)),
    exact: Array.from({ length: states }, (_, state) => (state === 0 ? 2_000 : null)),
    touched: Array.from({ length: states }, (_, state) => state === 0),
    number: 1,
    'self-eval': -1 as const,
    comment: 'Seen once.',
  };
  node?.choose({ combinations: [{ nodes: -1, ...said }], parents: node.page().parents ?? [] });
  expect(node?.page().combinations).toMatchObject([{ nodes: -1, ...said }]);
  const written = readNetworkFile(network.bytes()).document?.network.nodes.find(({ key }) => key === sample?.key);
  expect(written?.cpt?.[0]).toBe(0.002);
});
