import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { undoReset as undo } from '../../workflows/undoReset.js';

export const undoReset: Operation<'undoReset'> = async ({ path, headers, request, caller: { user } }, services) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return undo(services, { user, question, request: repeatable(headers['Idempotency-Key'], request, null) });
};
