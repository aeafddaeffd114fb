import type { NextQuestion } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import type { Assessment } from '../../ground/networks/assessments.js';
import { findProgress } from '../../ground/nodes/progress.js';
import { findNode } from '../../ground/nodes/requireNode.js';
import { findCombinationSet, toCombinations } from '../../ground/questions/combinationSets.js';
import { nextOpen } from '../../ground/questions/openQuestions.js';
import type { NodeSummaryRow } from './nodeSummaries.js';

/**
 * Where to continue in a network: the first open node in progress, or else the first open one, in file order. Undefined
 * if everything is done.
 */
export async function nextQuestion(
  reader: Reader,
  assessment: Assessment,
  nodes: readonly NodeSummaryRow[],
): Promise<NextQuestion | undefined> {
  const open = nodes.filter(({ progress }) => progress && progress.open > 0n);
  const begun = open.find(({ progress, hasCombinations }) => (progress?.answered ?? 0) > 0 || hasCombinations);
  const next = begun ?? open[0];
  if (!next) return undefined;
  return {
    nodeId: next.key,
    // If the search fails, the node opens at its combinations, where they can be simplified.
    iteration: (await firstOpen(reader, assessment, next)) ?? null,
    display_name: next.displayName,
  };
}

async function firstOpen(
  reader: Reader,
  assessment: Assessment,
  { key, hasCombinations }: NodeSummaryRow,
): Promise<number | undefined> {
  const [found, progress] = await Promise.all([
    findNode(reader, assessment.networkId, key),
    findProgress(reader, assessment, key),
  ]);
  if (!found || !progress) return undefined;
  const { parents, radices } = found;
  // A node with parents opens at its combinations until they have been chosen.
  if (parents.length > 0 && !hasCombinations) return undefined;
  const combinations = toCombinations((await findCombinationSet(reader, progress))?.combinations ?? []);
  const open = await nextOpen(reader, { progress, radices, combinations }, 0);
  return typeof open === 'number' ? open : undefined;
}
