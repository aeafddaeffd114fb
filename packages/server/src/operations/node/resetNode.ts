import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { repeatable } from '../../workflows/repeatedRequest.js';
import { resetNode as reset } from '../../workflows/resetNode.js';

export const resetNode: Operation<'resetNode'> = async ({ path, headers, request, caller: { user } }, services) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return reset(services, { user, question, request: repeatable(headers['Idempotency-Key'], request, null) });
};
