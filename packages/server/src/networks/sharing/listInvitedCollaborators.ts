import type { Operation } from '../../http/operation.js';
import { findUnsent } from '../../platform/mail/mails.js';
import { requireNetwork } from '../requireNetwork.js';
import { invitationMailId } from './invitationMailId.js';
import { listInvited } from './invitedPeople.js';

/** Lists people who have neither accepted nor declined, and whose mail has not gone out. */
export const listInvitedCollaborators: Operation<'listInvitedCollaborators'> = async (
  { path, caller: { user } },
  { database, clock },
) => {
  const { network } = await requireNetwork(database, path.id, user, 'share');
  const invited = (await listInvited(database, [network.id])).get(network.id) ?? [];
  const unsent = await findUnsent(
    database,
    invited.map(({ id }) => invitationMailId(id)),
    clock.now(),
  );
  const people = invited.map((person) => ({ ...person, ...unsent.get(invitationMailId(person.id)) }));
  return { invited_collaborators: people, byEmail: true };
};
