import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { restoreAnswer as restore } from '../../workflows/restoreAnswer.js';

export const restoreAnswer: Operation<'restoreAnswer'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return restore(services, {
    user,
    question,
    iteration: path.iteration,
    answerId: body.answer,
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
