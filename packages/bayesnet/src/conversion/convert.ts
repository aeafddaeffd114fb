import { configurationCount } from '../cpt/configuration.js';
import { tableInFull } from '../inference/tableInFull.js';
import type { InferenceModel } from '../inference/model.js';
import { modelOf } from '../inference/modelOf.js';
import type { Network, NetworkNode } from '../network/network.js';
import type { Detail, FullNode } from '../formats/format.js';
import { formatOf } from '../formats/formats.js';
import { type SizedTable, tooLargeForFile } from '../formats/tooLargeForFile.js';
import { originalOf } from '../formats/making/identifiers.js';
import { limits } from '../network/limits.js';
import { withOriginalNames } from './originalNames.js';
import { shortNames, withShortNames } from './shortNames.js';
import { tooLongInColumns } from './tooLongInColumns.js';

/**
 * Numbers of a table that is written in full for a node that has none: a deterministic one, a noisy-MAX. Its table grows
 * with every parent, and would soon be all that is in the file.
 */
const MOST_NUMBERS_IN_FULL = 2 ** 16;

/**
 * The keys of the tables that are too large to be written in full for nodes that have none, each by itself or, beside those
 * that are there, all together.
 */
export function tooLargeInFull(tables: readonly SizedTable[]): ReadonlySet<string> {
  const isLarge = ({ numbers, isThere }: SizedTable) => !isThere && !(numbers <= MOST_NUMBERS_IN_FULL);
  const found = new Set(tooLargeForFile(tables.filter((table) => !isLarge(table))));
  for (const table of tables) if (isLarge(table)) found.add(table.key);
  return found;
}

/**
 * A new file, or the ids of the nodes that it has no place for: without a table, with columns that are open or all zeros,
 * or with fewer states than the format allows; `tooLarge` are those of them whose tables would be too large.
 */
export type Conversion =
  | { readonly text: string; readonly losses: readonly Loss[]; readonly without?: never }
  | { readonly without: readonly string[]; readonly tooLarge: readonly string[]; readonly text?: never };

/** What a format has no place for, and of how many nodes; these are left out for what is about the whole network. */
export interface Loss {
  readonly detail: Detail;
  readonly nodes?: number;
}

/**
 * A network as a new file in UTF-8. Ids that the format does not allow are written so that `convert` gives them back on
 * the way home. Deterministic nodes, those of one state, and noisy-MAX nodes become tables, unless these would be too large.
 *
 * @param format the id of a format that we write
 * @param from the id of the format that the network was read in, which says whether its names are identifiers. Without
 * it, those that `convert` could have made are taken to be.
 * @throws RangeError for a format that we do not write
 */
export function convert(network: Network, format: string, from?: string): Conversion {
  const making = formatOf(format)?.making;
  if (!making) throw new RangeError(`There is no way to write ${format}.`);
  const model = modelOf(network);
  const following = tablesThatFollow(network, model);
  const follows = new Set(following.map(({ key }) => key));
  const hasPlace = ({ states }: NetworkNode) => states.length >= (making.fewestStates ?? 1);
  const written = network.nodes.filter((node) => (isFull(node) || follows.has(node.key)) && hasPlace(node));
  const inFile = [
    ...network.nodes.flatMap(({ key, cpt }) => (cpt ? [tableOf(key, cpt.length, true)] : [])),
    ...following,
  ];
  const tooLarge = new Set([...tooLargeInFull(inFile), ...tooLongInColumns(network, written, making)]);
  if (written.length < network.nodes.length || tooLarge.size > 0) {
    const hasTable = new Set(written);
    const without = network.nodes.filter((node) => !hasTable.has(node) || tooLarge.has(node.key));
    return { without: idsOf(without), tooLarge: idsOf(without.filter(({ key }) => tooLarge.has(key))) };
  }
  const nodes = network.nodes.map((node, place) => {
    const cpt = follows.has(node.key) ? tableInFull(model, place, MOST_NUMBERS_IN_FULL) : node.cpt;
    return cpt ? { ...node, cpt } : node;
  });
  if (!nodes.every(isFull)) return { without: idsOf(nodes.filter((node) => !isFull(node))), tooLarge: [] };
  const [name = ''] = shortNames([originalOf(network.name)], making.nodeId);
  const full = { ...network, name, nodes: withShortNames(withOriginalNames(nodes, from), making) };
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

const idsOf = (nodes: readonly NetworkNode[]) => nodes.map(({ id }) => id);

const tableOf = (key: string, numbers: number, isThere: boolean): SizedTable => ({ key, numbers, isThere });

/** The tables that follow from what the file says in another way, be they too large or not. */
function tablesThatFollow({ nodes }: Network, model: InferenceModel): SizedTable[] {
  const statesOf = (parent: number) => nodes[parent]?.states.length ?? 0;
  return nodes.flatMap(({ key, cpt, notAssessed, states, parents }, place) => {
    const table = model.nodes[place]?.table;
    const isKnown = table && (table.kind !== 'none' || table.reason === 'too-large');
    if (cpt || !notAssessed || states.length === 0 || !isKnown) return [];
    return [tableOf(key, states.length * configurationCount(parents.map(statesOf)), false)];
  });
}

/** How many nodes have what a format may have no place for. */
export type Details = Readonly<Record<DetailOfNodes, number>> & {
  /** Whether the network itself is described. */
  readonly isDescribed: boolean;
  /** All of them, for limits on names. */
  readonly ids: readonly string[];
  /** The ids of the states of each, where they are known. */
  readonly stateIds?: readonly (readonly string[])[];
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
    stateIds: nodes.map(({ states }) => states.map(({ id }) => id)),
  };
}

/** What of these details has no place in a format. */
export function lossesIn(details: Details, format: string): Loss[] {
  const making = formatOf(format)?.making;
  if (!making) return [];
  const { carries, longestName = limits.name, nodeId, stateId } = making;
  const isCut = (id: string, place: number) =>
    nodeId(originalOf(id)).length > longestName ||
    (details.stateIds?.[place] ?? []).some((state) => stateId(originalOf(state)).length > longestName);
  const names = details.ids.filter(isCut).length;
  const ofNodes = (['display-names', 'descriptions', 'state-descriptions', 'intervals', 'positions'] as const)
    .filter((detail) => !carries.has(detail))
    .map((detail) => ({ detail, nodes: details[detail] }));
  const found: Loss[] = [...ofNodes, { detail: 'names' as const, nodes: names }].filter(({ nodes }) => nodes > 0);
  return details.isDescribed && !carries.has('network-description')
    ? [{ detail: 'network-description' }, ...found]
    : found;
}
