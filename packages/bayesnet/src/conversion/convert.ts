import { tableInFull } from '../inference/tableInFull.js';
import { modelOf } from '../inference/modelOf.js';
import type { Network, NetworkNode } from '../network/network.js';
import type { Detail, FullNode } from '../formats/format.js';
import { formatOf } from '../formats/formats.js';
import { originalOf } from '../formats/making/identifiers.js';
import { limits } from '../network/limits.js';
import { withOriginalNames } from './originalNames.js';
import { shortNames, withShortNames } from './shortNames.js';

/**
 * Numbers of a table that is written in full for a node that has none: a deterministic one, a noisy-MAX. Its table grows
 * with every parent, and would soon be all that is in the file.
 */
export const MOST_NUMBERS_IN_FULL = 2 ** 16;

/**
 * A new file, or the ids of the nodes that it has no place for: without a table, with columns that are open or all zeros,
 * or with fewer states than the format allows.
 */
export type Conversion =
  | { readonly text: string; readonly losses: readonly Loss[]; readonly without?: never }
  | { readonly without: readonly string[]; readonly text?: never };

/** What a format has no place for, and of how many nodes; these are left out for what is about the whole network. */
export interface Loss {
  readonly detail: Detail;
  readonly nodes?: number;
}

/**
 * A network as a new file in UTF-8. Ids that the format does not allow are written so that `convert` gives them back on
 * the way home. Deterministic nodes, those of one state, and noisy-MAX nodes become tables.
 *
 * @param format the id of a format that we write
 * @param from the id of the format that the network was read in, which says whether its names are identifiers. Without
 * it, those that `convert` could have made are taken to be.
 * @throws RangeError for a format that we do not write
 */
export function convert(network: Network, format: string, from?: string): Conversion {
  const making = formatOf(format)?.making;
  if (!making) throw new RangeError(`There is no way to write ${format}.`);
  const nodes = inFull(network);
  const hasPlace = ({ states }: NetworkNode) => states.length >= (making.fewestStates ?? 1);
  const without = nodes.filter((node) => !isFull(node) || !hasPlace(node)).map(({ id }) => id);
  if (without.length > 0) return { without };
  const [name = ''] = shortNames([originalOf(network.name)], making.nodeId);
  const full = { ...network, name, nodes: withShortNames(withOriginalNames(nodes.filter(isFull), from), making) };
  return { text: making.create(full), losses: lossesIn(detailsOf(network), format) };
}

const isFull = (node: NetworkNode): node is FullNode =>
  node.cpt !== undefined &&
  node.states.length > 0 &&
  (node.openColumns ?? []).length === 0 &&
  !hasEmptyColumn(node.cpt, node.states.length);

/** Whether a column says that nothing is possible: as with an open one, there is nothing to write. */
function hasEmptyColumn(cpt: Float64Array, states: number): boolean {
  for (let start = 0; start < cpt.length; start += states) {
    if (cpt.subarray(start, start + states).every((share) => share === 0)) return true;
  }
  return false;
}

/** The nodes, with a table for each that follows from what the file says in another way. */
function inFull(network: Network): NetworkNode[] {
  const model = modelOf(network);
  return network.nodes.map((node, place) => {
    const table = node.cpt || !node.notAssessed ? undefined : tableInFull(model, place, MOST_NUMBERS_IN_FULL);
    return table ? { ...node, cpt: table } : node;
  });
}

/** How many nodes have what a format may have no place for. */
export type Details = Readonly<Record<DetailOfNodes, number>> & {
  /** Whether the network itself is described. */
  readonly isDescribed: boolean;
  /** All of them, for limits on names. */
  readonly ids: readonly string[];
};

type DetailOfNodes = Exclude<Detail, 'names' | 'network-description'>;

/** What a network says of itself and its nodes besides what is computed with. */
export function detailsOf({ nodes, description }: Pick<Network, 'nodes' | 'description'>): Details {
  const count = (has: (node: NetworkNode) => unknown) => nodes.filter(has).length;
  return {
    'display-names': count(({ id, name }) => name !== id),
    descriptions: count(({ description }) => description),
    'state-descriptions': count(({ states }) => states.some(({ description }) => description)),
    intervals: count(({ states }) => states.some(({ interval }) => interval)),
    positions: count(({ position }) => position),
    isDescribed: Boolean(description),
    ids: nodes.map(({ id }) => id),
  };
}

/** What of these details has no place in a format. */
export function lossesIn(details: Details, format: string): Loss[] {
  const making = formatOf(format)?.making;
  if (!making) return [];
  const { carries, longestName = limits.name, nodeId } = making;
  const isTooLong = (id: string) => nodeId(originalOf(id)).length > longestName;
  const names = details.ids.filter(isTooLong).length;
  const ofNodes = (['display-names', 'descriptions', 'state-descriptions', 'intervals', 'positions'] as const)
    .filter((detail) => !carries.has(detail))
    .map((detail) => ({ detail, nodes: details[detail] }));
  const found: Loss[] = [...ofNodes, { detail: 'names' as const, nodes: names }].filter(({ nodes }) => nodes > 0);
  return details.isDescribed && !carries.has('network-description')
    ? [{ detail: 'network-description' }, ...found]
    : found;
}
