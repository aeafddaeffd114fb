import { isCertainty } from '@credence/bayesnet';
import { findProgress } from '../../ground/nodes/progress.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { requireConfiguration, requireNode } from '../../ground/nodes/requireNode.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findPastAnswer } from './answerHistory.js';
import { answerQuestion } from './answerQuestion.js';
import { recordedOf } from './recordedOf.js';

/**
 * Saves an earlier answer again, under the name of the person restoring it. The replaced answer stays in the history.
 * @throws ApiError answer_not_found if the question has no such answer
 */
export const restoreAnswer: Operation<'restoreAnswer'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  const { iteration } = path;
  requireConfiguration(iteration, question.radices);
  const progress = await findProgress(services.database, question.assessment, path.nodeId);
  if (!progress) throw new ApiError('node_not_found');
  const restored = body.answer.toLowerCase();
  // Past saves never change, so this one may be read before the save begins.
  const state = await findPastAnswer(services.database, progress, iteration, restored);
  if (!state || !isCertainty(state.selfEval)) throw new ApiError('answer_not_found');
  return answerQuestion(services, {
    user,
    question,
    iteration,
    answer: {
      ...{ sliders: state.sliders, 'self-eval': state.selfEval, comment: state.comment, timer: 0 },
      ...recordedOf(state),
    },
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
    restored,
  });
};
