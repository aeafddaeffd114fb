import { and, eq } from 'drizzle-orm';
import { normaliseUsername } from '../../accounts/index.js';
import type { Reader } from '../../database/database.js';
import { invitations, networkMembers, users } from '../../database/schema/index.js';
import { memberMay } from '../whoMay.js';
import { findMember } from './members.js';
import { isWaiting } from './waitingInvitations.js';

/**
 * The open invitation of an account that the owner sees under this address: the one that they invited, not the one that
 * the account has by now. The owner of an account who moved is not to be known by it.
 */
export async function findListed(reader: Reader, networkId: string, address: string) {
  const wanted = normaliseUsername(address);
  const open = await reader
    .select({
      networkId: networkMembers.networkId,
      id: networkMembers.id,
      user: { id: users.id, usernameKey: users.usernameKey },
      address: invitations.address,
    })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .leftJoin(
      invitations,
      and(eq(invitations.networkId, networkMembers.networkId), eq(invitations.id, networkMembers.id)),
    )
    .where(and(eq(networkMembers.networkId, networkId), memberMay('answer_invitation')));
  return open.find(
    ({ address: invited, user }) => (invited ? normaliseUsername(invited) : user.usernameKey) === wanted,
  );
}

/** What keeps this address from being invited, as far as the owner may know. */
export async function tieOf(
  reader: Reader,
  { networkId, address, account }: { networkId: string; address: string; account: { id: string } | undefined },
): Promise<'already_collaborator' | 'already_invited' | undefined> {
  if (account && (await findMember(reader, networkId, account.id, 'view'))) return 'already_collaborator';
  const isInvited = (await findListed(reader, networkId, address)) ?? (await isWaiting(reader, networkId, address));
  return isInvited ? 'already_invited' : undefined;
}
