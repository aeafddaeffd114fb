import type { OtherDownload, RefusalParams } from '@credence/api-client';
import { nodeNames } from '../../ground/nodes/nodeNames.js';
import type { NodeSummaryRow } from './nodeSummaries.js';

type Refusal = RefusalParams['no_full_table'];

/** Names in a sentence: the first ones are enough to know where to look. */
const NAMED = 3;

/** The refusal of a file that needs a full table for every node; `nodes`, of `all`, have none. */
export function noFullTable(
  reason: Refusal['reason'],
  nodes: Parameters<typeof nodeNames>[0],
  all: Parameters<typeof nodeNames>[1],
): Refusal {
  return { reason, nodes: nodeNames(nodes.slice(0, NAMED), all), found: nodes.length };
}

/** The forms beside the filled upload in which a network can be downloaded, with what stands in the way. */
export function otherDownloads(nodes: readonly NodeSummaryRow[]): OtherDownload[] {
  const params = xmlbifRefusal(nodes);
  return [{ format: 'xmlbif', ...(params ? { refusal: { code: 'no_full_table', params } } : {}) }, { format: 'csv' }];
}

function xmlbifRefusal(nodes: readonly NodeSummaryRow[]): Refusal | undefined {
  const notAssessed = nodes.filter(({ progress }) => !progress);
  if (notAssessed.length > 0) return noFullTable('not-assessed', notAssessed, nodes);
  const open = nodes.filter(({ hasNumbers, progress }) => !hasNumbers && progress && progress.open > 0n);
  return open.length > 0 ? noFullTable('numbers-missing', open, nodes) : undefined;
}
