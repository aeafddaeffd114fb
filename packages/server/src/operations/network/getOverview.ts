import { requireNetwork } from '../../authorization/requireNetwork.js';
import type { Operation } from '../../operation.js';
import { presentOverview } from '../../presenters/presentOverview.js';
import { listMembers } from '../../repositories/networkLists.js';
import { listNodeSummaries } from '../../repositories/nodeSummaries.js';
import { hasSubmittedQuestionnaire } from '../../repositories/questionnaires.js';
import { paceOf } from '../../repositories/visits.js';
import { nextQuestion } from '../../workflows/nextQuestion.js';

export const getOverview: Operation<'getOverview'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'view');
  const [nodes, members, pace, hasSubmittedFeedback] = await Promise.all([
    listNodeSummaries(database, network.id),
    listMembers(database, [network.id]),
    paceOf(database, user.id),
    hasSubmittedQuestionnaire(database, user.id),
  ]);
  const next = await nextQuestion(database, network.id, nodes);
  const sharedWith = members.filter(({ role }) => role === 'collaboration').length;
  return presentOverview({ network, nodes, pace, sharedWith, hasSubmittedFeedback, next });
};
