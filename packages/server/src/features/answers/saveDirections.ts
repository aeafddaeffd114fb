import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { saveDirections as save } from '../../workflows/saveDirections.js';

export const saveDirections: Operation<'saveDirections'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return save(services, {
    user,
    question,
    directions: body.directions,
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
