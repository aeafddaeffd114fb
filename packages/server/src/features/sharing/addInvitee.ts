import type { Transaction } from '../../database/database.js';
import type { UserRow } from '../../ground/accounts/users.js';
import { recordEvent } from '../../ground/events/events.js';
import { deleteWaiting } from '../../ground/networks/waitingInvitations.js';
import { insertInvitation } from './members.js';

/** Invites a person with an account. Call it with the network locked. */
export async function addInvitee(
  transaction: Transaction,
  { network, inviter, invitee, at }: { network: { id: string }; inviter: UserRow; invitee: UserRow; at: Date },
): Promise<void> {
  await deleteWaiting(transaction, network.id, invitee.username);
  await insertInvitation(transaction, { networkId: network.id, userId: invitee.id, invitedBy: inviter.id, at });
  await recordEvent(transaction, {
    type: 'collaborator_invited',
    at,
    actor: inviter,
    networkId: network.id,
    metadata: { userId: invitee.id },
  });
}
