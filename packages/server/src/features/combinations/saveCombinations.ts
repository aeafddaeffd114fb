import { noteFinishedParts } from '../../ground/networks/finishedParts.js';
import { requireAssessment } from '../../ground/networks/requireAssessment.js';
import { repeatable } from '../../ground/nodes/repeatedRequest.js';
import { requireNode } from '../../ground/nodes/requireNode.js';
import type { Operation } from '../../http/operation.js';
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
