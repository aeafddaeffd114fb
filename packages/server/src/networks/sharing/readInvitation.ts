import { findInvitable, nobody } from '../../accounts/index.js';
import type { Operation } from '../../http/operation.js';
import { invitationFacts } from './invitationFacts.js';
import { openInvitation } from './openInvitation.js';

/** Who asks whom for what, for whoever has the personal link. Changes nothing: programs open mailed links too. */
export const readInvitation: Operation<'readInvitation'> = async ({ body, request }, services) => {
  const { database } = services;
  const opened = await openInvitation(body, request.address, services);
  const { network, owner, address, state, invitedAt, invitedBy, invitee } = opened;
  const account = invitee ? (invitee.deletedAt ? undefined : invitee) : await findInvitable(database, address);
  const asked = { id: network.id, invitation: body.id, owner, invitedBy, invitedAt };
  const facts = await invitationFacts(database, account?.id ?? nobody, [asked]);
  return {
    username: address,
    hasAccount: account !== undefined,
    state,
    networkId: network.id,
    filename: network.filename,
    ...(network.name ? { networkName: network.name } : {}),
    sharedBy: owner.username,
    invitation: facts.get(network.id)!,
  };
};
