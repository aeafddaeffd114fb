import { listMembers, presentPerson } from '../../ground/networks/people.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { listWaiting } from '../../ground/networks/waitingInvitations.js';
import type { Operation } from '../../http/operation.js';

/** Lists people who have neither accepted nor declined. */
export const listInvitedCollaborators: Operation<'listInvitedCollaborators'> = async (
  { path, caller: { user } },
  { database },
) => {
  const { network } = await requireNetwork(database, path.id, user, 'own');
  const [members, waiting] = await Promise.all([
    listMembers(database, [network.id]),
    listWaiting(database, network.id),
  ]);
  return {
    invited_collaborators: members.filter(({ role }) => role === 'invitation').map(presentPerson),
    waiting: waiting.map(({ address, createdAt }) => ({ email: address, invitedAt: createdAt.toISOString() })),
  };
};
