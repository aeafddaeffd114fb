import { listMembers, presentPerson } from '../../ground/networks/people.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';

/** Lists people who have neither accepted nor declined. */
export const listInvitedCollaborators: Operation<'listInvitedCollaborators'> = async (
  { path, caller: { user } },
  { database },
) => {
  const { network } = await requireNetwork(database, path.id, user, 'listInvitations');
  const members = await listMembers(database, [network.id]);
  return { invited_collaborators: members.filter(({ role }) => role === 'invitation').map(presentPerson) };
};
