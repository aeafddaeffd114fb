import { requireNetwork } from '../../authorization/requireNetwork.js';
import type { Operation } from '../../operation.js';
import { presentOverview } from '../../presenters/presentOverview.js';
import { listCombinationSets } from '../../repositories/combinationSets.js';
import { listMembers } from '../../repositories/networkLists.js';
import { listNodes } from '../../repositories/nodes.js';
import { listProgress } from '../../repositories/progress.js';
import { paceOf } from '../../repositories/visits.js';

export const getOverview: Operation<'getOverview'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'view');
  const [nodes, progress, sets, members, pace] = await Promise.all([
    listNodes(database, network.id),
    listProgress(database, network.id),
    listCombinationSets(database, network.id),
    listMembers(database, [network.id]),
    paceOf(database, user.id),
  ]);
  const epochs = new Map(progress.map(({ nodeKey, epoch }) => [nodeKey, epoch]));
  return presentOverview({
    network,
    nodes,
    progress,
    withCombinations: new Set(
      sets.filter(({ nodeKey, epoch }) => epochs.get(nodeKey) === epoch).map(({ nodeKey }) => nodeKey),
    ),
    pace,
    sharedWith: members.filter(({ role }) => role === 'collaboration').length,
  });
};
