import { noteFinishedParts } from '../../ground/networks/finishedParts.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import type { Operation } from '../../http/operation.js';
import { answerQuestion } from './answerQuestion.js';
import { withoutControls } from '../../ground/questions/withoutControls.js';

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
