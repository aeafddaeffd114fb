import { invitationFacts } from '../../ground/networks/invitationFacts.js';
import type { Operation } from '../../http/operation.js';
import { listTied } from './networkLists.js';
import { presentEntry } from './presentEntry.js';

export const listInvitations: Operation<'listInvitations'> = async ({ caller: { user } }, { database }) => {
  const tied = await listTied(database, user.id, 'answer_invitation');
  const facts = await invitationFacts(database, user.id, tied);
  const networks = tied.map((network) => {
    const invitation = facts.get(network.id);
    return {
      ...presentEntry(network, network.role),
      sharedBy: network.owner.username,
      ...(invitation ? { invitation } : {}),
    };
  });
  return { hasNetworks: networks.length > 0, networks };
};
