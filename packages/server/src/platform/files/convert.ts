import {
  type ColumnSource,
  configurationCount,
  decimalsOf,
  fitsFile,
  modelOf,
  type Network,
  type NetworkNode,
  newXmlbif,
  readNetworkFile,
  tableInFull,
} from '@credence/bayesnet';
import type { FilledFile } from './fill.js';
import { columnsOf, type TableToWrite } from './columnsOf.js';
import { writeWithTables } from './writeWithTables.js';

/** A new XMLBIF file, or the ids of the nodes that have no table to write. */
export type Conversion =
  | (FilledFile & { readonly without?: never })
  | { readonly without: readonly string[]; readonly bytes?: never };

/**
 * Numbers of a table that is written in full for a node that has none: a deterministic one, a noisy-MAX. Its table grows
 * with every parent, and would soon be all that is in the file.
 */
export const MOST_NUMBERS_IN_FULL = 2 ** 16;

/** The numbers that the filled file would have as a new file in XMLBIF; it is not made for that, and has no largest size. */
export function convertToXmlbif(bytes: Uint8Array, tables: readonly TableToWrite[]): Conversion {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const { network } = document;
  const filled = tables.map((table) => columnsOf(table, document.places.get(table.nodeKey)?.kind === 'numbers'));
  const statesOf = (node: NetworkNode) => node.parents.map((parent) => network.nodes[parent]?.states.length ?? 0);
  const { written: nodes, impossible } = writeWithTables(filled, (sources) =>
    network.nodes.map((node) => {
      const source = sources.get(node.key);
      return source ? withTable(node, configurationCount(statesOf(node)), source) : node;
    }),
  );
  const full = inFull({ ...network, nodes });
  const without = full.filter(({ cpt }) => !cpt).map(({ id }) => id);
  if (without.length > 0) return { without };
  return { bytes: new TextEncoder().encode(newXmlbif({ ...network, nodes: full })), impossible };
}

/** The nodes, with a table for each that follows from what the file says in another way. */
function inFull(network: Network): NetworkNode[] {
  const model = modelOf(network);
  return network.nodes.map((node, place) => {
    const table = node.cpt || !node.notAssessed ? undefined : tableInFull(model, place, MOST_NUMBERS_IN_FULL);
    if (!table) return node;
    const cpt = table.slice();
    for (let start = 0; start < cpt.length; start += node.states.length)
      cpt.set(decimalsOf([...table.subarray(start, start + node.states.length)]).map(Number), start);
    return { ...node, cpt };
  });
}

/** The node with what was answered of it, as it is written; without numbers of its own only once all is answered. */
function withTable(node: NetworkNode, columns: number, source: ColumnSource): NetworkNode {
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
