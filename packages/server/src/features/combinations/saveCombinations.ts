import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import type { Operation } from '../../http/operation.js';
import { chooseCombinations } from './chooseCombinations.js';

export const saveCombinations: Operation<'saveCombinations'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  return chooseCombinations(services, {
    user,
    question,
    body,
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
};
