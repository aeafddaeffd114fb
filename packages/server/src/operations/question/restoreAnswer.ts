import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { repeatable } from '../../workflows/repeatedRequest.js';
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
