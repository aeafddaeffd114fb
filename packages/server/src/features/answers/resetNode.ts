import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { resetNode as reset } from '../../workflows/resetNode.js';

export const resetNode: Operation<'resetNode'> = async ({ path, headers, request, caller: { user } }, services) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return reset(services, { user, question, request: repeatable(headers['Idempotency-Key'], request, null) });
};
