import type { Operation } from '../../http/operation.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { saveCombinations as save } from './chooseCombinations.js';

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
