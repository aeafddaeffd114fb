import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
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
