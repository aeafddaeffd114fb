import {
  configurationCount,
  decimalsOf,
  fitsFile,
  type NetworkNode,
  newXmlbif,
  readNetworkFile,
} from '@credence/bayesnet';
import type { FilledFile } from './fill.js';
import { type AssessedTable, FilledTable } from './filledTable.js';

/** A new XMLBIF file, or the ids of the nodes that have no table to write. */
export type Conversion =
  | (FilledFile & { readonly without?: never })
  | { readonly without: readonly string[]; readonly bytes?: never };

/** The numbers that the filled file would have as a new file in XMLBIF; it is not made for that, and has no largest size. */
export function convertToXmlbif(bytes: Uint8Array, tables: readonly AssessedTable[]): Conversion {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const { network } = document;
  const sources = new Map(
    tables.map((table) => [
      table.nodeKey,
      new FilledTable(table, document.places.get(table.nodeKey)?.kind === 'numbers'),
    ]),
  );
  const statesOf = (node: NetworkNode) => node.parents.map((parent) => network.nodes[parent]?.states.length ?? 0);
  const nodes = network.nodes.map((node) => {
    const source = sources.get(node.key);
    return source ? withTable(node, configurationCount(statesOf(node)), source) : node;
  });
  const without = nodes.filter(({ cpt }) => !cpt).map(({ id }) => id);
  if (without.length > 0) return { without };
  return {
    bytes: new TextEncoder().encode(newXmlbif({ ...network, nodes })),
    impossible: [...sources.values()]
      .map(({ nodeKey, columns }) => ({ nodeKey, columns }))
      .filter(({ columns }) => columns > 0),
  };
}

/** The node with what was answered of it, as it is written; without numbers of its own only once all is answered. */
function withTable(node: NetworkNode, columns: number, { source }: FilledTable): NetworkNode {
  const { cpt: own, states } = node;
  if (!own && !fitsFile(states.length, columns)) return node;
  const cpt = own ? own.slice() : new Float64Array(columns * states.length);
  for (let column = 0; column < columns; column += 1) {
    const distribution = source(column);
    if (distribution) cpt.set(decimalsOf(distribution).map(Number), column * states.length);
    else if (!own) return node;
  }
  return { ...node, cpt };
}
