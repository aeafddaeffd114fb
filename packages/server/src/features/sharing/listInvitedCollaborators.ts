import { listInvited } from '../../ground/networks/invitedPeople.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';

/** Lists people who have neither accepted nor declined. */
export const listInvitedCollaborators: Operation<'listInvitedCollaborators'> = async (
  { path, caller: { user } },
  { database },
) => {
  const { network } = await requireNetwork(database, path.id, user, 'share');
  const invited = await listInvited(database, [network.id]);
  return { invited_collaborators: invited.get(network.id) ?? [], byEmail: true };
};
