import { orThrow } from '@credence/api-client';
import type { Collaborator } from '@credence/ui/screens';
import { catalogue } from '../../ground/text/catalogue.js';
import { api } from '../../ground/api.js';
import type { InviterWords } from './invitationWords.js';

/** Invites a user to a network. */
export function sendInvitation(networkId: string, username: string) {
  const path = { networkId, username };
  return orThrow(api.POST('/network/invite-collaborator/{networkId}/{username}', { params: { path } }));
}

/** Invites people by their addresses, with or without an account. */
export async function sendInvitations(
  networkId: string,
  emails: readonly string[],
  { message, dueOn, nodes }: InviterWords,
) {
  const { language } = catalogue();
  const call = api.POST('/network/invite-by-email/{networkId}', {
    params: { path: { networkId } },
    body: {
      emails: [...emails],
      locale: language,
      ...(message.trim() ? { message: message.trim() } : {}),
      ...(dueOn ? { dueOn } : {}),
      ...(nodes && nodes.length > 0 ? { nodes: [...nodes] } : {}),
    },
  });
  return orThrow(call);
}

/** Removes a person. If they are only invited, there is no collaborator to remove and the invitation is withdrawn. */
export function removePerson(networkId: string, { id, username, status }: Collaborator) {
  return status === 'pending'
    ? orThrow(
        api.POST('/network/cancel-invitation/{networkId}/{username}', { params: { path: { networkId, username } } }),
      )
    : orThrow(
        api.POST('/network/remove-collaborator/{networkId}/{userId}', { params: { path: { networkId, userId: id } } }),
      );
}

/** Makes a collaborator the owner. */
export function handOver(networkId: string, { id }: Collaborator) {
  return orThrow(api.POST('/network/hand-over/{networkId}/{userId}', { params: { path: { networkId, userId: id } } }));
}
