import { modelOf, readNetworkFile } from '@credence/bayesnet';
import { expect, test } from 'vitest';
import larynx from '../../../../../examples/larynx.xdsl?raw';
import { memoryNetwork } from './memoryNetwork.js';

test('16: the memory server’s tables have the numbers of its download', () => {
  const { document } = readNetworkFile(new TextEncoder().encode(larynx));
  if (!document) throw new Error('The sample cannot be read.');
  const network = memoryNetwork('Larynx000001', 'larynx.xdsl', document);
  const node = document.network.nodes.find(({ notAssessed, cpt }) => !notAssessed && cpt);
  const states = node?.states.length ?? 0;
  network.node(node?.key ?? '')?.save(1, {
    ...{ sliders: Array.from({ length: states }, (_, state) => 3 + state), 'self-eval': 1, comment: '', timer: 5 },
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
