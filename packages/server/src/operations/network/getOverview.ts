import { requireNetwork } from '../../authorization/requireNetwork.js';
import type { Operation } from '../../operation.js';
import { presentOverview } from '../../presenters/presentOverview.js';
import { listCombinationSets } from '../../repositories/combinationSets.js';
import { listMembers } from '../../repositories/networkLists.js';
import { listNodes } from '../../repositories/nodes.js';
import { listProgress } from '../../repositories/progress.js';
import { hasSubmittedQuestionnaire } from '../../repositories/questionnaires.js';
import { paceOf } from '../../repositories/visits.js';
import { nextQuestion } from '../../workflows/nextQuestion.js';

export const getOverview: Operation<'getOverview'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'view');
  const [nodes, rows, allSets, members, pace, hasSubmittedFeedback] = await Promise.all([
    listNodes(database, network.id),
    listProgress(database, network.id),
    listCombinationSets(database, network.id),
    listMembers(database, [network.id]),
    paceOf(database, user.id),
    hasSubmittedQuestionnaire(database, user.id),
  ]);
  const progress = new Map(rows.map((row) => [row.nodeKey, row]));
  const counting = allSets.filter(({ nodeKey, epoch }) => progress.get(nodeKey)?.epoch === epoch);
  const sets = new Map(counting.map((set) => [set.nodeKey, set]));
  const next = await nextQuestion(database, nodes, progress, sets);
  const sharedWith = members.filter(({ role }) => role === 'collaboration').length;
  return presentOverview({ network, nodes, progress, sets, pace, sharedWith, hasSubmittedFeedback, next });
};
