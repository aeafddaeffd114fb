import type { OtherDownload } from '@credence/api-client';
import { followsFromFile, noFullTable, numbersOf } from '../../ground/downloads/noFullTable.js';
import { MOST_NUMBERS_IN_FULL } from '../../platform/files/convert.js';
import type { NodeSummaryRow } from './nodeSummaries.js';

/** The forms beside the filled upload in which a network can be downloaded, with what stands in the way. */
export function otherDownloads(nodes: readonly NodeSummaryRow[]): OtherDownload[] {
  const without = nodesWithoutTable(nodes);
  const refusal = without.length > 0 && { code: 'no_full_table' as const, params: noFullTable(without, nodes) };
  return [{ format: 'xmlbif', ...(refusal ? { refusal } : {}) }, { format: 'csv' }];
}

function nodesWithoutTable(nodes: readonly NodeSummaryRow[]): NodeSummaryRow[] {
  const statesOf = new Map(nodes.map(({ key, states }) => [key, states]));
  return nodes.filter((node) =>
    node.progress
      ? !node.hasNumbers && node.progress.open > 0n
      : !followsFromFile.has(node.notAssessed) || numbersOf(node, statesOf) > MOST_NUMBERS_IN_FULL,
  );
}
