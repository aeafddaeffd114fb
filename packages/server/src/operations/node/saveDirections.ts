import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { repeatable } from '../../workflows/repeatedRequest.js';
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
