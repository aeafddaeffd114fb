import type { Operation } from '../../http/operation.js';
import { lastVisits } from './lastVisits.js';
import { listTied } from './networkLists.js';
import { presentEntry } from './presentEntry.js';

/** Other people's networks that the caller works on, both as `data` and in the form of the other lists. */
export const listCollaborations: Operation<'listCollaborations'> = async ({ caller: { user } }, { database }) => {
  const tied = await listTied(database, user.id, 'view');
  const visited = await lastVisits(
    database,
    user.id,
    tied.map(({ id }) => id),
  );
  const last = new Map(visited.map((visit) => [visit.networkId, visit]));
  const networks = tied.map((network) => ({
    ...presentEntry(network, network.role, last.get(network.id)),
    sharedBy: network.owner.username,
  }));
  return { data: networks, hasNetworks: networks.length > 0, networks };
};
