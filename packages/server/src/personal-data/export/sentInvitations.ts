import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { invitations, networkMembers, networks, users, waitingInvitations } from '../../database/schema/index.js';
import { memberMay } from '../../networks/index.js';

/** What an invitation says, whoever wrote it. */
export const invitationColumns = {
  message: invitations.message,
  dueOn: invitations.dueOn,
  nodes: invitations.nodes,
  finishedAt: invitations.finishedAt,
};

/** What the network is called: by its owner, by its title, or by the name of its file. */
export const networkTitle = sql<string>`coalesce(nullif(${networks.ownName}, ''), nullif(${networks.title}, ''), ${networks.filename})`;

/** The open invitations that the person sent, of addresses with and without an account alike. */
export async function openInvitations(reader: Reader, id: string) {
  const members = await reader
    .select({
      id: networkMembers.id,
      network: networkTitle,
      networkId: networkMembers.networkId,
      email: sql<string>`coalesce(${invitations.address}, ${users.username})`,
      createdAt: networkMembers.createdAt,
      ...invitationColumns,
    })
    .from(networkMembers)
    .innerJoin(networks, eq(networks.id, networkMembers.networkId))
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .leftJoin(
      invitations,
      and(eq(invitations.networkId, networkMembers.networkId), eq(invitations.id, networkMembers.id)),
    )
    .where(and(eq(networkMembers.invitedBy, id), memberMay('answer_invitation')));
  const waiting = await reader
    .select({
      id: waitingInvitations.id,
      network: networkTitle,
      networkId: waitingInvitations.networkId,
      email: waitingInvitations.address,
      createdAt: waitingInvitations.createdAt,
      ...invitationColumns,
    })
    .from(waitingInvitations)
    .innerJoin(networks, eq(networks.id, waitingInvitations.networkId))
    .leftJoin(
      invitations,
      and(eq(invitations.networkId, waitingInvitations.networkId), eq(invitations.id, waitingInvitations.id)),
    )
    .where(eq(waitingInvitations.invitedBy, id));
  return [...members, ...waiting]
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1))
    .map(({ id: _id, ...invitation }) => invitation);
}
