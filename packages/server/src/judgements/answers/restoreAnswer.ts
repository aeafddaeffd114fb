import { isCertainty } from '@credence/bayesnet';
import type { Operation } from '../../http/operation.js';
import { noteFinishedParts } from '../../networks/index.js';
import { ApiError } from '../../platform/errors.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { questionAtHand } from '../questions/questionAtHand.js';
import { judgementFieldsOf } from './answerFields.js';
import { findPastAnswer } from './answerHistory.js';
import { answerQuestion } from './answerQuestion.js';

/**
 * Saves an earlier answer again, under the name of the person restoring it. The replaced answer stays in the history.
 * @throws ApiError answer_not_found if the question has no such answer
 */
export const restoreAnswer: Operation<'restoreAnswer'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const { progress } = await questionAtHand(services.database, path, user);
  const restored = body.answer.toLowerCase();
  // Past saves never change, so this one may be read before the save begins.
  const state = await findPastAnswer(services.database, progress, path.iteration, restored);
  if (!state || !isCertainty(state.selfEval)) throw new ApiError('answer_not_found');
  const { saved, finishes } = await answerQuestion(services, {
    user,
    path,
    answer: {
      sliders: state.sliders,
      'self-eval': state.selfEval,
      comment: state.comment,
      timer: 0,
      // That it was restored is how the person came by it now.
      ...judgementFieldsOf(state),
    },
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
    restored,
  });
  if (finishes) await noteFinishedParts(services, { networkId: path.networkId, actor: user });
  return saved;
};
