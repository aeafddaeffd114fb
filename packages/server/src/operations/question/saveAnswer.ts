import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { repeatable } from '../../workflows/repeatedRequest.js';
import { saveAnswer as save } from '../../workflows/saveAnswer.js';

export const saveAnswer: Operation<'saveAnswer'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return save(services, {
    user,
    question,
    iteration: path.iteration,
    answer: body,
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
