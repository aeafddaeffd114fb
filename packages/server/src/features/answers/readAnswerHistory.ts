import { winnerOf } from '@credence/bayesnet';
import type { Reader } from '../../database/database.js';
import { ApiError } from '../../platform/errors.js';
import { listPastAnswers, type PastAnswerRow } from './answerHistory.js';
import { findAnswer } from '../../ground/questions/answers.js';
import { findCombinationSet, toCombinations } from '../../ground/questions/combinationSets.js';
import { findProgress } from '../../ground/nodes/progress.js';
import { type QuestionedNode, requireConfiguration } from '../../ground/nodes/requireNode.js';

/** More saves of one question than anybody looks through. */
const MOST = 200;

/** A save of a question, and whether it is what decides the question now. */
export type PastAnswer = PastAnswerRow & { readonly counts: boolean };

/** What was answered to one question, the newest first. Nothing counts where a later combination decides it. */
export async function readAnswerHistory(
  reader: Reader,
  { network, node, radices }: QuestionedNode,
  iteration: number,
): Promise<PastAnswer[]> {
  const configuration = requireConfiguration(iteration, radices);
  const progress = await findProgress(reader, network.id, node.key);
  if (!progress) throw new ApiError('node_not_found');
  const [past, answer, set] = await Promise.all([
    listPastAnswers(reader, progress, iteration, MOST),
    findAnswer(reader, progress, iteration),
    findCombinationSet(reader, progress),
  ]);
  const winner = winnerOf(toCombinations(set?.combinations ?? []), configuration);
  const inUse = answer && (!winner || answer.sequence > winner.sequence) ? answer.revision : undefined;
  return past.map((row) => ({
    ...row,
    counts: row.epoch === progress.epoch && row.state.revision === inUse,
  }));
}
