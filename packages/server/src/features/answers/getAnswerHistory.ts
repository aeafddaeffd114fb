import type { components } from '@credence/api-client';
import { isCertainty, winnerOf } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { epochsInUse } from '../../ground/nodes/epochsInUse.js';
import { findProgress } from '../../ground/nodes/progress.js';
import { type QuestionedNode, requireConfiguration, requireNode } from '../../ground/nodes/requireNode.js';
import { findAnswer } from '../../ground/questions/answers.js';
import { findCombinationSet, toCombinations } from '../../ground/questions/combinationSets.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { listPastAnswers, type PastAnswerRow } from './answerHistory.js';
import { recordedOf } from '../../ground/record/recordedOf.js';

/** More saves of one question than anybody will look through. */
const most = 200;

export const getAnswerHistory: Operation<'getAnswerHistory'> = async ({ path, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  return { answers: (await readHistory(database, question, path.iteration)).flatMap(presentPastAnswer) };
};

/** A save of a question, and whether it currently decides the question. */
type PastAnswer = PastAnswerRow & { readonly counts: boolean };

/** The answers to one question, newest first. None counts if a later combination decides it. */
async function readHistory(
  reader: Reader,
  { assessment, node, radices }: QuestionedNode,
  iteration: number,
): Promise<PastAnswer[]> {
  const configuration = requireConfiguration(iteration, radices);
  const progress = await findProgress(reader, assessment, node.key);
  if (!progress) throw new ApiError('node_not_found');
  const [past, answer, set] = await Promise.all([
    listPastAnswers(reader, progress, iteration, most),
    findAnswer(reader, progress, iteration),
    findCombinationSet(reader, progress),
  ]);
  const winner = winnerOf(toCombinations(set?.combinations ?? []), configuration);
  const inUse = answer && (!winner || answer.sequence > winner.sequence) ? answer.revision : undefined;
  const epochs = (await epochsInUse(reader, [progress.networkId]))(progress);
  return past.map((row) => ({
    ...row,
    counts: row.epoch !== null && epochs.has(row.epoch) && row.state.revision === inUse,
  }));
}

/** A save as the history shows it; nothing for one without a certainty, which every save has. */
function presentPastAnswer({
  id,
  state,
  username,
  purgedAt,
  counts,
}: PastAnswer): components['schemas']['PastAnswer'][] {
  const { sliders, selfEval, comment, savedAt } = state;
  if (!isCertainty(selfEval)) return [];
  return [
    {
      ...{ id, sliders, 'self-eval': selfEval, comment, savedAt, username: purgedAt ? null : username, counts },
      ...recordedOf(state),
    },
  ];
}
