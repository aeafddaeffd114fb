import { and, asc, eq, ne } from 'drizzle-orm';
import { normaliseUsername } from '../../accounts/index.js';
import type { Reader, Transaction } from '../../database/database.js';
import { networkMembers, networks, waitingInvitations } from '../../database/schema/index.js';
import { grantedRoles, roles } from '../../roles/roles.js';
import { deleteInvitation } from './invitations.js';

export type WaitingRow = typeof waitingInvitations.$inferSelect;

const ofAddress = (networkId: string, address: string) =>
  and(eq(waitingInvitations.networkId, networkId), eq(waitingInvitations.addressKey, normaliseUsername(address)));

/** The addresses without an account that are invited to a network, the earliest first. */
export function listWaiting(reader: Reader, networkId: string): Promise<WaitingRow[]> {
  return reader
    .select()
    .from(waitingInvitations)
    .where(eq(waitingInvitations.networkId, networkId))
    .orderBy(asc(waitingInvitations.createdAt), asc(waitingInvitations.addressKey));
}

/** Whether an invitation to the network waits for the address. */
export async function isWaiting(reader: Reader, networkId: string, address: string): Promise<boolean> {
  return (await reader.$count(waitingInvitations, ofAddress(networkId, address))) > 0;
}

/** Lets an invitation wait for an address. Call it with the network locked, while none does. */
export async function insertWaiting(
  transaction: Transaction,
  { address, ...row }: Omit<WaitingRow, 'addressKey'>,
): Promise<void> {
  await transaction.insert(waitingInvitations).values({ ...row, address, addressKey: normaliseUsername(address) });
}

/** Takes an invitation and what it says back. @returns its id, if one waited for the address */
export async function deleteWaiting(
  transaction: Transaction,
  networkId: string,
  address: string,
): Promise<string | undefined> {
  // No address has a NUL, and the database rejects it.
  if (address.includes('\0')) return undefined;
  const [deleted] = await transaction
    .delete(waitingInvitations)
    .where(ofAddress(networkId, address))
    .returning({ id: waitingInvitations.id });
  if (deleted) await deleteInvitation(transaction, { networkId, id: deleted.id });
  return deleted?.id;
}

/** The invitation with this id, while it waits for its address. */
export async function findWaiting(
  reader: Reader,
  { networkId, id }: Pick<WaitingRow, 'networkId' | 'id'>,
): Promise<WaitingRow | undefined> {
  const [row] = await reader
    .select()
    .from(waitingInvitations)
    .where(and(eq(waitingInvitations.networkId, networkId), eq(waitingInvitations.id, id)));
  return row;
}

/**
 * Gives an account that can now sign in the invitations that waited for its address; where it owns the network or has a
 * part in it already, they end. Call it with the account locked, or with the network.
 */
export async function handOverWaiting(
  transaction: Transaction,
  user: { id: string; usernameKey: string },
): Promise<void> {
  const waiting = await transaction
    .delete(waitingInvitations)
    .where(eq(waitingInvitations.addressKey, user.usernameKey))
    .returning();
  for (const { networkId, id, invitedBy, createdAt } of waiting) {
    const [another] = await transaction
      .select({ id: networks.id })
      .from(networks)
      .where(and(eq(networks.id, networkId), ne(networks.ownerId, user.id)));
    const [member] = another
      ? await transaction
          .insert(networkMembers)
          .values({
            networkId,
            id,
            userId: user.id,
            role: roles[grantedRoles.byInvitation].member,
            invitedBy,
            createdAt,
          })
          .onConflictDoNothing()
          .returning({ id: networkMembers.id })
      : [];
    if (!member) await deleteInvitation(transaction, { networkId, id });
  }
}
