import type { OtherDownload } from '@credence/api-client';
import { type Details, formatOf, lossesIn, readableName } from '@credence/bayesnet';
import { followsFromFile, isNameless, type NetworkRow, noFullTable, tooLargeForTables } from '../../networks/index.js';
import type { NodeSummaryRow } from '../overview/nodeSummaries.js';

/** The forms that hold what was answered and no other numbers. */
export const answersAlone: OtherDownload[] = [{ format: 'csv' }, { format: 'counts' }];

/** The formats that a network is written in, be its upload in one or another. */
const written = ['xmlbif', 'xdsl', 'bif', 'net', 'dne', 'dsc'] as const;

/**
 * The forms beside the filled upload in which a network can be downloaded, with what stands in the way and what of the
 * upload has no place in them.
 *
 * @param network the network, whose upload is of a format
 */
export function otherDownloads(network: NetworkRow, nodes: readonly NodeSummaryRow[]): OtherDownload[] {
  const withoutTable = nodesWithoutTable(nodes);
  const details = detailsOfRows(nodes, network);
  const converted = written
    // The upload may be of a version of XMLBIF that few programs read.
    .filter((format) => format !== network.format || format === 'xmlbif')
    .map((format) => {
      const losses = lossesIn(details, format);
      const fewest = formatOf(format)?.making?.fewestStates ?? 1;
      const without = [
        ...withoutTable,
        ...nodes.filter((node) => hasNoPlace(node, fewest) && !withoutTable.includes(node)),
      ];
      const refusal = without.length > 0 && { code: 'no_full_table' as const, params: noFullTable(without, nodes) };
      return { format, ...(refusal ? { refusal } : {}), ...(losses.length > 0 ? { losses } : {}) };
    });
  return [...converted, ...answersAlone];
}

function detailsOfRows(nodes: readonly NodeSummaryRow[], network: NetworkRow): Details {
  const nameless = isNameless(network);
  const count = (has: (node: NodeSummaryRow) => boolean) => nodes.filter(has).length;
  return {
    'display-names': count(({ fileId, displayNameInFile }) => displayNameInFile !== readableName(fileId)),
    descriptions: count(({ isDescribed }) => isDescribed),
    'state-descriptions': count(({ hasDescribedStates }) => hasDescribedStates),
    intervals: count(({ hasIntervals }) => hasIntervals),
    positions: count(({ hasPosition }) => hasPosition),
    isDescribed: network.title !== '',
    ids: nodes.map(({ fileId, displayName }) => (nameless ? displayName : fileId)),
  };
}

/** Whether a node has a table, but too few states for a format. */
const hasNoPlace = ({ states }: NodeSummaryRow, fewest: number) => states < fewest;

function nodesWithoutTable(nodes: readonly NodeSummaryRow[]): NodeSummaryRow[] {
  const tooLarge = tooLargeForTables(nodes);
  return nodes.filter(
    ({ key, progress, hasNumbers, notAssessed }) =>
      tooLarge.has(key) || (progress ? !hasNumbers && progress.open > 0n : !followsFromFile.has(notAssessed)),
  );
}
