import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { repeatable } from '../../workflows/repeatedRequest.js';
import { saveNodeFeedback as save } from '../../workflows/saveNodeFeedback.js';

export const saveNodeFeedback: Operation<'saveNodeFeedback'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  const { plausible, comment = '' } = body;
  return save(services, {
    user,
    question,
    plausible,
    comment,
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
