import { withTransaction } from '../../database/withTransaction.js';
import { normaliseUsername } from '../../ground/accounts/username.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { findInvitee } from './findInvitee.js';
import { countMembers, findMember, insertInvitation } from './members.js';

/** Maximum number of people with whom a network is shared. */
const mostMembers = 100;

/** Invites a person to work on the network. Until they accept, they see the invitation and nothing else of it. */
export const inviteCollaborator: Operation<'inviteCollaborator'> = async ({ path, caller: { user } }, services) => {
  const { database, clock } = services;
  const { network } = await requireNetwork(database, path.networkId, user, 'invite');
  const wanted = normaliseUsername(path.username);
  if (wanted === '') throw new ApiError('username_required');
  if (wanted === user.usernameKey) throw new ApiError('own_network');
  const invitee = await findInvitee(services, user, wanted);

  await withTransaction(database, async (transaction) => {
    await requireLockedNetwork(transaction, network.id, user, 'invite');
    const member = await findMember(transaction, network.id, invitee.id);
    if (member) throw new ApiError(member.role === 'invitation' ? 'already_invited' : 'already_collaborator');
    if ((await countMembers(transaction, network.id)) >= mostMembers)
      throw new ApiError('too_many_collaborators', { limit: mostMembers });
    const at = clock.now();
    await insertInvitation(transaction, { networkId: network.id, userId: invitee.id, invitedBy: user.id, at });
    await recordEvent(transaction, {
      type: 'collaborator_invited',
      at,
      actor: user,
      networkId: network.id,
      metadata: { userId: invitee.id },
    });
  });
  return { success: true, message: `Invitation sent to ${invitee.username}` };
};
