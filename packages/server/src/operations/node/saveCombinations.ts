import type { Operation } from '../../operation.js';
import { requireNode } from '../../workflows/node.js';
import { repeatable } from '../../workflows/repeatedRequest.js';
import { saveCombinations as save } from '../../workflows/saveCombinations.js';

export const saveCombinations: Operation<'saveCombinations'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return save(services, {
    user,
    question,
    body,
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
