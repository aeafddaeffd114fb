import { requireNetwork } from '../../authorization/requireNetwork.js';
import type { Operation } from '../../operation.js';
import { presentPerson } from '../../presenters/presentList.js';
import { listMembers } from '../../repositories/networkLists.js';

/** Those who accepted. */
export const listCollaborators: Operation<'listCollaborators'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'listCollaborators');
  const members = await listMembers(database, [network.id]);
  return { collaborators: members.filter(({ role }) => role === 'collaboration').map(presentPerson) };
};
