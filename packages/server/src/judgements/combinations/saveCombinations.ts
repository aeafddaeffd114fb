import type { Operation } from '../../http/operation.js';
import { noteFinishedParts, requireAssessment, requireNode } from '../../networks/index.js';
import { repeatable } from '../../platform/events/repeatedRequest.js';
import { chooseCombinations } from './chooseCombinations.js';

export const saveCombinations: Operation<'saveCombinations'> = async (
  { path, headers, body, request, caller: { user } },
  services,
) => {
  const question = await requireNode(services.database, path, user, 'assess');
  requireAssessment(question.assessment, headers['X-Assessment']);
  const chosen = await chooseCombinations(services, {
    user,
    question,
    body,
    loaded: headers['X-Revision'],
    request: repeatable(headers['Idempotency-Key'], request, body),
  });
  if (chosen.nextQuestion === null) await noteFinishedParts(services, { networkId: path.networkId, actor: user });
  return chosen;
};
