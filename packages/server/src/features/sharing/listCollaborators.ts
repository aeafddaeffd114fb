import { listMembers, presentPerson } from '../../ground/networks/people.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';

/** Lists people who accepted. */
export const listCollaborators: Operation<'listCollaborators'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'view');
  const members = await listMembers(database, [network.id]);
  return { collaborators: members.filter(({ role }) => role === 'collaboration').map(presentPerson) };
};
