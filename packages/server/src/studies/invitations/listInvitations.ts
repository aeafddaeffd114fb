import type { Operation } from '../../http/operation.js';
import { invitationFacts, listTied, presentEntry } from '../../networks/index.js';
import { askedForStudies } from './askedForStudies.js';

export const listInvitations: Operation<'listInvitations'> = async ({ caller: { user } }, services) => {
  const { database } = services;
  const tied = await listTied(database, user.id, 'answer_invitation');
  const facts = await invitationFacts(database, user.id, tied);
  const shared = tied.map((network) => {
    const invitation = facts.get(network.id);
    return {
      ...presentEntry(network, network.role),
      sharedBy: network.owner.username,
      ...(invitation ? { invitation } : {}),
    };
  });
  const networks = [...shared, ...(await askedForStudies(user, services))].toSorted((one, other) =>
    one.lastModified < other.lastModified ? 1 : -1,
  );
  return { hasNetworks: networks.length > 0, networks };
};
