import {
  type ColumnSource,
  configurationCount,
  convert,
  type NetworkNode,
  readNetworkFile,
  tablesOf,
  tooLargeForFile,
} from '@credence/bayesnet';
import type { FilledFile } from './fill.js';
import { columnsOf, type TableToWrite } from './columnsOf.js';
import { type GivenNames, withNames } from './withNames.js';
import { writeWithTables } from './writeWithTables.js';

/** A new file, or the ids of the nodes that have no table to write, and of those whose tables would be too large. */
export type FileConversion =
  | (FilledFile & { readonly without?: never })
  | { readonly without: readonly string[]; readonly tooLarge: readonly string[]; readonly bytes?: never };

/**
 * The numbers that the filled file would have as a new file in another format; it is not made for that, and has no largest size.
 * @param names what nodes and states of a file without names are called instead, by the keys of the nodes
 */
export function convertTo(
  format: string,
  bytes: Uint8Array,
  tables: readonly TableToWrite[],
  names: ReadonlyMap<string, GivenNames> = new Map(),
): FileConversion {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('A stored file can no longer be read.');
  const { network } = document;
  const filled = tables.map((table) => columnsOf(table, document.places.get(table.nodeKey)?.kind === 'numbers'));
  const statesOf = (node: NetworkNode) => node.parents.map((parent) => network.nodes[parent]?.states.length ?? 0);
  const tooLarge = tooLargeForFile(tablesOf(document));
  const { written: nodes, impossible } = writeWithTables(filled, (sources) =>
    network.nodes.map((node) => {
      const source = tooLarge.has(node.key) ? undefined : sources.get(node.key);
      return source ? withTable(node, configurationCount(statesOf(node)), source) : node;
    }),
  );
  const named = withNames(nodes, names);
  const converted = convert({ ...network, nodes: named }, format, document.format);
  if (converted.without) {
    const inFile = (ids: readonly string[]) => {
      const found = new Set(ids);
      return nodes.filter((_, place) => found.has(named[place]?.id ?? '')).map(({ id }) => id);
    };
    return { without: inFile(converted.without), tooLarge: inFile(converted.tooLarge) };
  }
  return { bytes: new TextEncoder().encode(converted.text), impossible };
}

/** The node with what was answered of it, as it is written; without numbers of its own only once all is answered. */
function withTable(node: NetworkNode, columns: number, source: ColumnSource): NetworkNode {
  const { cpt: own, states } = node;
  const cpt = own ? own.slice() : new Float64Array(columns * states.length);
  const written = new Set<number>();
  for (let column = 0; column < columns; column += 1) {
    const distribution = source(column);
    if (distribution) {
      cpt.set(distribution, column * states.length);
      written.add(column);
    } else if (!own) return node;
  }
  const openColumns = node.openColumns?.filter((column) => !written.has(column));
  const sampleSizes = node.sampleSizes?.map((cases, column) => (written.has(column) ? 0 : cases));
  return { ...node, cpt, ...(openColumns ? { openColumns } : {}), ...(sampleSizes ? { sampleSizes } : {}) };
}
