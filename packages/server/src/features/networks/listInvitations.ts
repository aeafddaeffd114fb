import type { Operation } from '../../http/operation.js';
import { listTied } from './networkLists.js';
import { presentEntry } from './presentEntry.js';

export const listInvitations: Operation<'listInvitations'> = async ({ caller: { user } }, { database }) => {
  const tied = await listTied(database, user.id, 'invitation');
  const networks = tied.map((network) => ({
    ...presentEntry(network, 'invitation'),
    sharedBy: network.owner.username,
  }));
  return { hasNetworks: networks.length > 0, networks };
};
