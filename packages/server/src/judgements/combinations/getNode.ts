import type { Operation } from '../../http/operation.js';
import { findProgress, isTooLargeForFile, paceOf, type QuestionedNode, requireNode } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { listAnswers } from '../answers/answers.js';
import { heldBy } from '../heldBy.js';
import { nextOpen, nextOrReview } from '../questions/openQuestions.js';
import { findCombinationSet, toCombinations } from './combinationSets.js';
import { presentNode } from './presentNode.js';

/** Returns a node and its parents, to choose combinations or to continue with its questions. */
export const getNode: Operation<'getNode'> = async ({ path, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const progress = await findProgress(database, question.assessment, path.nodeId);
  if (!progress) throw new ApiError('node_not_found');
  const set = await findCombinationSet(database, progress);
  const held = heldBy(question.network, question.role, progress);
  const combinations = toCombinations(set?.combinations ?? []);
  const chosen =
    question.parents.length === 0 || set !== undefined || progress.open === 0n || held.combinationsHeld !== undefined;
  const questions = { progress, radices: question.radices, combinations, userId: user.id };
  // The first open question, or else the first one to review. If this person set all open ones aside, the first of them.
  const first = chosen
    ? ((await nextOrReview(database, questions, 0)) ??
      (await nextOpen(database, { ...questions, userId: undefined }, 0)))
    : undefined;
  return presentNode({
    ...question,
    progress,
    set,
    answers: await listAnswers(database, progress),
    // If the next question cannot be found, the combinations can be simplified here.
    held,
    redirect: chosen && first !== 'unknown' ? pathOf(question, first) : null,
    nextUnknown: first === 'unknown',
    isTooLarge: await isTooLargeForFile(database, question.assessment, question.node),
    pace: await paceOf(database, user.id),
  });
};

/** The path of a question, or of the overview if there is none. */
const pathOf = ({ network, node }: QuestionedNode, question: number | undefined) =>
  question === undefined ? `/network/${network.id}/` : `/network/${network.id}/${node.key}/${question}/`;
