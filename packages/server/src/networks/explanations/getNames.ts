import { networkDisplayName } from '@credence/bayesnet';
import type { Operation } from '../../http/operation.js';
import { listNodes } from '../nodes/nodes.js';
import { requireNetwork } from '../requireNetwork.js';

export const getNames: Operation<'getNames'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'describe');
  const nodes = await listNodes(database, network.id);
  return {
    networkName: networkDisplayName(network),
    ownName: network.ownName,
    nodes: nodes.map(({ key, fileId, parents, file, explanation }) => ({
      id: key,
      name: fileId,
      parents,
      file: { title: file.displayName, states: file.states },
      own: {
        title: explanation?.title ?? '',
        states: file.states.map((_, at) => explanation?.states[at]?.title ?? ''),
      },
    })),
  };
};
