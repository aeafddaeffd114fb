import type { NextQuestion } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import { type Assessment, findNode, findProgress } from '../../networks/index.js';
import { findCombinationSet, toCombinations } from '../combinations/combinationSets.js';
import { nextOpen } from '../questions/openQuestions.js';
import type { NodeSummaryRow } from './nodeSummaries.js';

/**
 * Where a person continues in a network: the first open node in progress, or else the first open one, in the order of
 * `nodes`. Those that they were asked about come before the others. A node of which they set aside all that is open is
 * passed over. Undefined if nothing is left for them.
 * @param asked keys of nodes; undefined for all
 */
export async function nextQuestion(
  reader: Reader,
  assessment: Assessment,
  {
    nodes,
    userId,
    asked = [],
  }: { nodes: readonly NodeSummaryRow[]; userId: string; asked?: readonly string[] | undefined },
): Promise<NextQuestion | undefined> {
  const open = nodes.filter(({ progress }) => progress && progress.open > 0n);
  const part = new Set(asked);
  const inOrder = [
    ...begunFirst(open.filter(({ key }) => part.has(key))),
    ...begunFirst(open.filter(({ key }) => !part.has(key))),
  ];
  // Nearly always the first of them: others follow only on those that this person set aside.
  for (const next of inOrder) {
    const iteration = await firstOpen(reader, assessment, { ...next, userId });
    if (iteration !== undefined) return { nodeId: next.key, iteration, display_name: next.displayName };
  }
  return undefined;
}

const isBegun = ({ progress, hasCombinations }: NodeSummaryRow) => (progress?.answered ?? 0) > 0 || hasCombinations;
const begunFirst = (nodes: readonly NodeSummaryRow[]) => [
  ...nodes.filter(isBegun),
  ...nodes.filter((node) => !isBegun(node)),
];

/** Null if the node opens at its combinations, undefined if this person set aside all that is open of it. */
async function firstOpen(
  reader: Reader,
  assessment: Assessment,
  { key, hasCombinations, userId }: NodeSummaryRow & { userId: string },
): Promise<number | null | undefined> {
  const [found, progress] = await Promise.all([
    findNode(reader, assessment.networkId, key),
    findProgress(reader, assessment, key),
  ]);
  if (!found || !progress) return null;
  const { parents, radices } = found;
  // A node with parents opens at its combinations until they have been chosen, if there are any.
  if (parents.length > 0 && progress.takesCombinations && !hasCombinations) return null;
  const combinations = toCombinations((await findCombinationSet(reader, progress))?.combinations ?? []);
  const open = await nextOpen(reader, { progress, radices, combinations, userId }, 0);
  // If the search fails, the combinations can be simplified.
  return open === 'unknown' ? null : open;
}
