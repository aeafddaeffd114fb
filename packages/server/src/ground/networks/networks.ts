import { and, eq, getTableColumns, gte, isNull, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '../../database/builtOnce.js';
import type { Reader, Transaction } from '../../database/database.js';
import { networkMembers, networks } from '../../database/schema/index.js';
import { type Assessment, assessmentOf } from './assessments.js';
import type { Tie } from './networkPolicy.js';

const { file: _file, ...withoutFile } = getTableColumns(networks);

/** A network without its file, which only the download reads. */
export type NetworkRow = Omit<typeof networks.$inferSelect, 'file'>;

/** A network that is not deleted, with a person's tie to it. */
export interface NetworkOfUser {
  readonly network: NetworkRow;
  readonly tie: Tie;
  /** The assessment that this person works on. */
  readonly assessment: Assessment;
}

/** The person's current membership of the network, for use in a join. */
export const membershipOf = (userId: string | Placeholder) =>
  and(eq(networkMembers.networkId, networks.id), eq(networkMembers.userId, userId), isNull(networkMembers.endedAt));

const statement = builtOnce((reader) => {
  const userId = sql.placeholder('userId');
  return reader
    .select({
      network: withoutFile,
      role: networkMembers.role,
      assessmentId: assessmentOf(networks.id, userId),
    })
    .from(networks)
    .leftJoin(networkMembers, membershipOf(userId))
    .where(and(eq(networks.id, sql.placeholder('networkId')), isNull(networks.deletedAt)))
    .prepare('find_network');
});

export async function findNetwork(
  reader: Reader,
  networkId: string,
  userId: string,
): Promise<NetworkOfUser | undefined> {
  const [found] = await statement(reader).execute({ networkId, userId });
  if (!found) return undefined;
  const { network, role, assessmentId } = found;
  return {
    network,
    tie: tieOf(network, userId, role),
    assessment: { networkId: network.id, assessmentId },
  };
}

/** What ties a person to a network, from the role of their membership, if they have one. */
export function tieOf({ ownerId }: Pick<NetworkRow, 'ownerId'>, userId: string, role: string | null): Tie {
  if (ownerId === userId) return 'owner';
  if (role === 'collaboration') return 'collaborator';
  return role === 'invitation' ? 'invitee' : 'none';
}

/** Locks the network until the transaction ends. Read it afterwards: data read before may be stale. */
export async function lockNetwork(transaction: Transaction, networkId: string): Promise<void> {
  await transaction.select({ id: networks.id }).from(networks).where(eq(networks.id, networkId)).for('no key update');
}

/** Finds a network that its owner deleted at or after `since`. */
export async function findDeletedNetwork(
  reader: Reader,
  { networkId, ownerId, since }: { networkId: string; ownerId: string; since: Date },
): Promise<NetworkRow | undefined> {
  const [network] = await reader
    .select(withoutFile)
    .from(networks)
    .where(and(eq(networks.id, networkId), eq(networks.ownerId, ownerId), gte(networks.deletedAt, since)));
  return network;
}

/** Deletes the network, or restores it if `deletedAt` is null. */
export async function markDeleted(transaction: Transaction, networkId: string, deletedAt: Date | null): Promise<void> {
  await transaction.update(networks).set({ deletedAt }).where(eq(networks.id, networkId));
}
