import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, type DrawnNode, drawnNetwork, statesOf } from '../../../fixtures/drawnText.js';
import { everyColumn, everyTable, tablesOf } from '../../../fixtures/tables.js';
import { readNetworkFile, writeNetworkFile } from '../../index.js';

/** Each state's numbers after the other. */
function asElvira(nodes: readonly DrawnNode[]): string {
  const blocks = nodes.map((node) => {
    const between = (at: number) => node.blanks[at % node.blanks.length] ?? ' ';
    const columns = columnsOf(node, nodes);
    const numbers = statesOf(node).flatMap((_, state) => columns.map((column) => column[state]));
    const list = numbers.map((number, at) => number + between(at)).join('');
    const names = statesOf(node).map((state, at) => `"${state}"${between(at)}`);
    const variables = [node.id, ...node.parents].map((id, at) => id + between(at)).join('');
    return `${between(2)}node ${node.id} {states = (${names.join('')});}
relation ${variables}${node.hasNumbers ? `{values=${between(1)}table(${list});}` : ';'}`;
  });
  return `bnet ""${nodes[0]?.blanks[0] ?? ' '}{${blocks.join('\n')}}`;
}

test('R-3446: any network as Elvira comes back, with new numbers where there were old or none', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(drawnNetwork, (nodes) => {
      const bytes = new TextEncoder().encode(asElvira(nodes));
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
