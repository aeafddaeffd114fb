import { withTransaction } from '../../database/withTransaction.js';
import { normaliseUsername } from '../../ground/accounts/username.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import type { Operation } from '../../http/operation.js';
import { ApiError } from '../../platform/errors.js';
import { addInvitee } from './addInvitee.js';
import { findInvitee } from './findInvitee.js';
import { invitationMailAllowed, mailInvitation } from './mailInvitation.js';
import { findMember, requireRoom } from './members.js';

/** Invites a person to work on the network, and mails them. Until they accept, they see nothing else of it. */
export const inviteCollaborator: Operation<'inviteCollaborator'> = async ({ path, caller: { user } }, services) => {
  const { database, clock } = services;
  const { network } = await requireNetwork(database, path.networkId, user, 'own');
  const wanted = normaliseUsername(path.username);
  if (wanted === '') throw new ApiError('username_required');
  if (wanted === user.usernameKey) throw new ApiError('own_network');
  const invitee = await findInvitee(services, user, wanted);

  await withTransaction(database, async (transaction) => {
    await requireLockedNetwork(transaction, network.id, user, 'own');
    const member = await findMember(transaction, network.id, invitee.id);
    if (member) throw new ApiError(member.role === 'invitation' ? 'already_invited' : 'already_collaborator');
    await requireRoom(transaction, network.id);
    await addInvitee(transaction, { network, inviter: user, invitee, at: clock.now() });
    // Invited and taken back again and again, they are not mailed each time.
    if (await invitationMailAllowed(transaction, invitee.username, services))
      await mailInvitation(transaction, { network, inviter: user, invitee }, services);
  });
  return { success: true, message: `Invitation sent to ${invitee.username}` };
};
