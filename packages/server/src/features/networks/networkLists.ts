import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { type MemberRole, networkMembers, networks, nodeProgress, users } from '../../database/schema/index.js';
import { type PersonRow, personColumns } from '../../ground/networks/people.js';

/** One line of a list of networks. */
export interface ListedNetwork {
  id: string;
  filename: string;
  name: string;
  title: string;
  modifiedAt: Date;
  ownerId: string;
  /** Sums over the assessed nodes. */
  columns: bigint;
  closed: bigint;
}

const listed = {
  id: networks.id,
  filename: networks.filename,
  name: networks.name,
  title: networks.title,
  modifiedAt: networks.modifiedAt,
  ownerId: networks.ownerId,
  columns:
    sql<bigint>`coalesce((select sum(${nodeProgress.columns}) from ${nodeProgress} where ${nodeProgress.networkId} = ${networks.id}), 0)`.mapWith(
      BigInt,
    ),
  closed:
    sql<bigint>`coalesce((select sum(${nodeProgress.closed}) from ${nodeProgress} where ${nodeProgress.networkId} = ${networks.id}), 0)`.mapWith(
      BigInt,
    ),
};

/** The living networks that a person owns, the last changed first. */
export function listOwned(reader: Reader, userId: string): Promise<ListedNetwork[]> {
  return reader
    .select(listed)
    .from(networks)
    .where(and(eq(networks.ownerId, userId), isNull(networks.deletedAt)))
    .orderBy(desc(networks.modifiedAt));
}

/** The living networks that a person has this tie to, with their owners. */
export function listTied(
  reader: Reader,
  userId: string,
  role: MemberRole,
): Promise<(ListedNetwork & { owner: PersonRow })[]> {
  return reader
    .select({ ...listed, owner: personColumns })
    .from(networkMembers)
    .innerJoin(networks, eq(networks.id, networkMembers.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(
      and(
        eq(networkMembers.userId, userId),
        eq(networkMembers.role, role),
        isNull(networkMembers.endedAt),
        isNull(networks.deletedAt),
      ),
    )
    .orderBy(desc(networks.modifiedAt));
}
