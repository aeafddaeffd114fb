import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import type { Operation } from '../../http/operation.js';
import { answerQuestion } from './answerQuestion.js';
import { withoutControls } from '../../ground/questions/withoutControls.js';

export const saveAnswer: Operation<'saveAnswer'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return answerQuestion(services, {
    user,
    question,
    iteration: path.iteration,
    answer: { ...body, comment: withoutControls(body.comment) },
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
