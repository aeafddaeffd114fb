import { configurationAt, decide, previousQuestion, winnerOf } from '@credence/bayesnet';
import { ApiError } from '../../errors.js';
import type { Operation } from '../../operation.js';
import { presentQuestion } from '../../presenters/presentQuestion.js';
import { findAnswer } from '../../repositories/answers.js';
import { findCombinationSet, toCombinations } from '../../repositories/combinationSets.js';
import { findProgress } from '../../repositories/progress.js';
import { paceOf } from '../../repositories/visits.js';
import { requireConfiguration, requireNode } from '../../workflows/node.js';
import { nextOpen } from '../../workflows/openQuestions.js';

export const getQuestion: Operation<'getQuestion'> = async ({ path, query, caller: { user } }, { database }) => {
  const question = await requireNode(database, path, user, 'assess');
  const { iteration } = path;
  const { radices } = question;
  const configuration = requireConfiguration(iteration, radices);
  const progress = await findProgress(database, path.networkId, path.nodeId);
  if (!progress) throw new ApiError('node_not_found');
  const combinations = toCombinations((await findCombinationSet(database, progress))?.combinations ?? []);
  const answer = await findAnswer(database, progress, iteration);
  const back = previousQuestion({ radices, combinations, isAnswered: () => false }, iteration);
  const previous = back === 'budget' ? undefined : back;
  // What the reader saw last; the question before this one where that is unknown.
  const seen =
    query.last_iteration !== undefined && query.last_iteration !== iteration ? query.last_iteration : previous;
  const decision = decide(configuration, combinations, answer && { value: answer.sliders, sequence: answer.sequence });
  return presentQuestion({
    ...question,
    progress,
    iteration,
    configuration,
    comparedWith: seen === undefined ? undefined : configurationAt(seen, radices),
    previous,
    next: await nextOpen(database, progress, radices, combinations, iteration + 1, iteration),
    answer,
    winner: winnerOf(combinations, configuration),
    decided: decision !== undefined && decision.by !== 'answer',
    pace: await paceOf(database, user.id),
  });
};
