import type { Operation } from '../../http/operation.js';
import { noteFinishedParts } from '../../networks/index.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { withoutControls } from '../../platform/withoutControls.js';
import { answerQuestion } from './answerQuestion.js';

export const saveAnswer: Operation<'saveAnswer'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const { saved, finishes } = await answerQuestion(services, {
    user,
    path,
    answer: { ...body, comment: withoutControls(body.comment) },
    loaded: headers['X-Revision'],
    assessmentId: headers['X-Assessment'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
  if (finishes) await noteFinishedParts(services, { networkId: path.networkId, actor: user });
  return saved;
};
