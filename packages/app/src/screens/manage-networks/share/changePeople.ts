import { orThrow } from '@credence/api-client';
import type { Collaborator } from '@credence/ui';
import { api } from '../../../api.js';

/** Invites somebody to a network. */
export function sendInvitation(networkId: string, username: string) {
  const path = { networkId, username };
  return orThrow(api.POST('/network/invite-collaborator/{networkId}/{username}', { params: { path } }));
}

/** Removes somebody. Who is only invited has no place among the collaborators yet: the invitation is taken back. */
export function removePerson(networkId: string, { id, username, status }: Collaborator) {
  return status === 'pending'
    ? orThrow(
        api.POST('/network/cancel-invitation/{networkId}/{username}', { params: { path: { networkId, username } } }),
      )
    : orThrow(
        api.POST('/network/remove-collaborator/{networkId}/{userId}', { params: { path: { networkId, userId: id } } }),
      );
}
