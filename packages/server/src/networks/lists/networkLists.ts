import type { Permission } from '@credence/api-client';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database.js';
import { networkMembers, networks, nodeProgress, users } from '../../database/schema/index.js';
import { roleIn } from '../../roles/rights.js';
import type { NetworkRole, StudyTerms } from '../../roles/roles.js';
import { assessmentOf } from '../assessments.js';
import { networkName } from '../networkName.js';
import { type PersonRow, personColumns } from '../people.js';
import { studyTerms } from '../studyTerms.js';
import { memberMay } from '../whoMay.js';

/** An entry in a list of networks. */
export interface ListedNetwork {
  id: string;
  filename: string;
  name: string;
  title: string;
  modifiedAt: Date;
  ownerId: string;
  openRound: number | null;
  ownerResetsOnly: boolean;
  /** Of the study in which the person takes part. */
  terms: StudyTerms | null;
  /** Summed over the assessed nodes. */
  columns: bigint;
  closed: bigint;
  /** Columns of its largest assessed node. */
  largest: bigint;
  /** The number of assessed nodes, and the sum of each one's closed share. */
  nodes: number;
  nodesDone: number;
}

/** A network of somebody else. */
export interface TiedNetwork extends ListedNetwork {
  role: NetworkRole;
  owner: PersonRow;
  /** The id of the invitation, now the membership. */
  invitation: string;
  invitedBy: string | null;
  /** When this person was invited. */
  invitedAt: Date;
}

const listed = {
  id: networks.id,
  filename: networks.filename,
  name: networkName,
  title: networks.title,
  modifiedAt: networks.modifiedAt,
  ownerId: networks.ownerId,
  openRound: networks.openRound,
  ownerResetsOnly: networks.ownerResetsOnly,
};

const sumOf = (column: PgColumn) => sql<bigint>`coalesce(sum(${column}), 0)`.mapWith(BigInt);

/** Sums up the person's assessment of each listed network. */
const sumsFor = (reader: Reader, userId: string) =>
  reader
    .select({
      columns: sumOf(nodeProgress.columns).as('columns'),
      closed: sumOf(nodeProgress.closed).as('closed'),
      largest: sql<bigint>`coalesce(max(${nodeProgress.columns}), 0)`.mapWith(BigInt).as('largest'),
      nodes: sql<number>`count(*)`.mapWith(Number).as('nodes'),
      nodesDone: sql<number>`coalesce(sum(${nodeProgress.closed}::double precision / ${nodeProgress.columns}), 0)`
        .mapWith(Number)
        .as('nodes_done'),
    })
    .from(nodeProgress)
    .where(
      and(eq(nodeProgress.networkId, networks.id), eq(nodeProgress.assessmentId, assessmentOf(networks.id, userId))),
    )
    .as('sums');

const progressOf = ({ columns, closed, largest, nodes, nodesDone }: ReturnType<typeof sumsFor>) => ({
  columns,
  closed,
  largest,
  nodes,
  nodesDone,
});

/** The networks that a person owns, latest change first, without deleted ones. */
export async function listOwned(reader: Reader, userId: string): Promise<ListedNetwork[]> {
  const sums = sumsFor(reader, userId);
  const rows = await reader
    .select({ ...listed, ...progressOf(sums) })
    .from(networks)
    .crossJoinLateral(sums)
    .where(and(eq(networks.ownerId, userId), isNull(networks.deletedAt)))
    .orderBy(desc(networks.modifiedAt));
  return rows.map((network) => ({ ...network, terms: null }));
}

/** Other people's networks with which a person may do this, with their owners, without deleted ones. */
export async function listTied(reader: Reader, userId: string, permission: Permission): Promise<TiedNetwork[]> {
  const sums = sumsFor(reader, userId);
  const rows = await reader
    .select({
      ...listed,
      ...progressOf(sums),
      member: networkMembers.role,
      terms: studyTerms(networks.id),
      owner: personColumns,
      invitation: networkMembers.id,
      invitedBy: networkMembers.invitedBy,
      invitedAt: networkMembers.createdAt,
    })
    .from(networkMembers)
    .innerJoin(networks, eq(networks.id, networkMembers.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .crossJoinLateral(sums)
    .where(and(eq(networkMembers.userId, userId), memberMay(permission), isNull(networks.deletedAt)))
    .orderBy(desc(networks.modifiedAt));
  return rows.flatMap(({ member, ...network }) => {
    const role = roleIn(network, userId, member);
    return role ? [{ ...network, role }] : [];
  });
}
