import { firstQuestion, type SavedCombination } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { ApiError } from '../../errors.js';
import type { Operation } from '../../operation.js';
import { presentNode } from '../../presenters/presentNode.js';
import { findCombinationSet, toCombinations } from '../../repositories/combinationSets.js';
import { findProgress, type ProgressRow } from '../../repositories/progress.js';
import { paceOf } from '../../repositories/visits.js';
import { type QuestionedNode, requireNode } from '../../workflows/node.js';
import { nextOpen } from '../../workflows/openQuestions.js';

/** A node and its parents: where its combinations are chosen, or where its questions go on. */
export const getNode: Operation<'getNode'> = async ({ path, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const progress = await findProgress(database, path.networkId, path.nodeId);
  if (!progress) throw new ApiError('node_not_found');
  const set = await findCombinationSet(database, progress);
  const combinations = toCombinations(set?.combinations ?? []);
  const chosen = question.parents.length === 0 || set !== undefined || progress.open === 0n;
  return presentNode({
    ...question,
    progress,
    set,
    redirect: chosen ? await questionPath(database, question, progress, combinations) : null,
    pace: await paceOf(database, user.id),
  });
};

/** The first open question, else the first one to review, else the overview. */
async function questionPath(
  reader: Reader,
  { network, node, radices }: QuestionedNode,
  progress: ProgressRow,
  combinations: readonly SavedCombination[],
): Promise<string> {
  const open = await nextOpen(reader, progress, radices, combinations, 1);
  const first = open ?? firstQuestion({ radices, combinations, isAnswered: () => false });
  return typeof first === 'number' ? `/network/${network.id}/${node.key}/${first}/` : `/network/${network.id}/`;
}
