import type { AnswerSaved } from '@credence/api-client';
import { isCertainty } from '@credence/bayesnet';
import { ApiError } from '../platform/errors.js';
import type { Services } from '../platform/services.js';
import { findPastAnswer } from '../features/answers/answerHistory.js';
import { findProgress } from '../ground/nodes/progress.js';
import type { UserRow } from '../ground/accounts/users.js';
import { type QuestionedNode, requireConfiguration } from '../ground/nodes/requireNode.js';
import type { RepeatableRequest } from '../ground/nodes/repeatedRequest.js';
import { saveAnswer } from '../features/answers/answerQuestion.js';

export interface AnswerToRestore {
  readonly user: UserRow;
  readonly question: QuestionedNode;
  readonly iteration: number;
  /** Its id in the history. */
  readonly answerId: string;
  readonly loaded: string | undefined;
  readonly request: RepeatableRequest;
}

/**
 * Saves an earlier answer anew, under the name of whoever restores it: what it replaces stays in the history.
 * @throws ApiError answer_not_found where the question has no such answer
 */
export async function restoreAnswer(
  services: Pick<Services, 'database' | 'clock'>,
  { user, question, iteration, answerId, loaded, request }: AnswerToRestore,
): Promise<AnswerSaved> {
  const { network, node, radices } = question;
  requireConfiguration(iteration, radices);
  const progress = await findProgress(services.database, network.id, node.key);
  if (!progress) throw new ApiError('node_not_found');
  // What was saved never changes, so it may be read before the save begins.
  const state = await findPastAnswer(services.database, progress, iteration, answerId.toLowerCase());
  if (!state || !isCertainty(state.selfEval)) throw new ApiError('answer_not_found');
  return saveAnswer(services, {
    user,
    question,
    iteration,
    answer: { sliders: state.sliders, 'self-eval': state.selfEval, comment: state.comment, timer: 0 },
    loaded,
    request,
    restored: answerId.toLowerCase(),
  });
}
