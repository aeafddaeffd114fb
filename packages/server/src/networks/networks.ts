import { and, eq, getTableColumns, gte, isNull, type Placeholder, sql } from 'drizzle-orm';
import { builtOnce } from '../database/builtOnce.js';
import type { Reader, Transaction } from '../database/database.js';
import { networkMembers, networks } from '../database/schema/index.js';
import { roleIn } from '../roles/rights.js';
import type { NetworkRole, NetworkState } from '../roles/roles.js';
import { type Assessment, assessmentOf } from './assessments.js';
import { stateOf, studyTerms } from './studyTerms.js';

const { file: _file, ...withoutFile } = getTableColumns(networks);

/** A network without its file, which only the download reads. */
export type NetworkRow = Omit<typeof networks.$inferSelect, 'file'>;

/** A network that is not deleted, with a person's role in it. */
export interface NetworkOfUser {
  readonly network: NetworkRow;
  /** Undefined for a person without a tie to it. */
  readonly role: NetworkRole | undefined;
  /** What decides beside the role what this person may do now. */
  readonly state: NetworkState;
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
      member: networkMembers.role,
      assessmentId: assessmentOf(networks.id, userId),
      terms: studyTerms(networks.id),
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
  const { network, member, assessmentId, terms } = found;
  return {
    network,
    state: stateOf(network, terms),
    role: roleIn(network, userId, member),
    assessment: { networkId: network.id, assessmentId },
  };
}

/** Locks the network until the transaction ends. Read it afterwards: data read before may be stale. */
export async function lockNetwork(transaction: Transaction, networkId: string): Promise<void> {
  await transaction.select({ id: networks.id }).from(networks).where(eq(networks.id, networkId)).for('no key update');
}

/** Finds a network that was deleted at or after `since`, with a person's role in it. */
export async function findDeletedNetwork(
  reader: Reader,
  { networkId, userId, since }: { networkId: string; userId: string; since: Date },
): Promise<Pick<NetworkOfUser, 'network' | 'role'> | undefined> {
  const [found] = await reader
    .select({ network: withoutFile, member: networkMembers.role })
    .from(networks)
    .leftJoin(networkMembers, membershipOf(userId))
    .where(and(eq(networks.id, networkId), gte(networks.deletedAt, since)));
  return found && { network: found.network, role: roleIn(found.network, userId, found.member) };
}

/** Deletes the network, or restores it if `deletedAt` is null. */
export async function markDeleted(transaction: Transaction, networkId: string, deletedAt: Date | null): Promise<void> {
  await transaction.update(networks).set({ deletedAt }).where(eq(networks.id, networkId));
}
