import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, type DrawnNode, drawnNetwork, statesOf } from '../../../fixtures/drawnText.js';
import { everyColumn, everyTable, tablesOf } from '../../../fixtures/tables.js';
import { readNetworkFile, writeNetworkFile } from '../../index.js';

function asNet(nodes: readonly DrawnNode[]): string {
  const blocks = nodes.map((node) => {
    const between = (at: number) => node.blanks[at % node.blanks.length] ?? ' ';
    const list = columnsOf(node, nodes)
      .flat()
      .map((number, at) => number + between(at));
    const data = node.hasNumbers ? `data${between(0)}=${between(1)}(${list.join('')});` : '';
    const names = statesOf(node).map((state, at) => `"${state}"${between(at)}`);
    return `${between(2)}node ${node.id} {states = (${names.join('')});}
potential (${node.id} | ${node.parents.join(between(3))}) {${data}}`;
  });
  return `net${nodes[0]?.blanks[0] ?? ' '}{}${blocks.join('\n')}`;
}

test('R-3419: any network as NET comes back, with new numbers where there were old or none', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(drawnNetwork, (nodes) => {
      const bytes = new TextEncoder().encode(asNet(nodes));
      const { document, problems } = readNetworkFile(bytes);
      expect(problems).toEqual([]);
      if (!document) return;
      expect(document.network.nodes.map(({ id, parents }) => [id, parents.map((at) => nodes[at]?.id)])).toEqual(
        nodes.map(({ id, parents }) => [id, parents]),
      );
      expect(document.network.nodes.map(({ cpt }) => cpt && Array.from(cpt))).toEqual(
        nodes.map((node) => (node.hasNumbers ? columnsOf(node, nodes).flat().map(Number) : undefined)),
      );
      expect(writeNetworkFile(document, new Map())).toEqual(bytes);
      const changed = readNetworkFile(writeNetworkFile(document, everyColumn(document.network))).document;
      expect(changed && tablesOf(changed.network)).toEqual(everyTable(document.network));
    }),
    { numRuns: 300 },
  );
});
