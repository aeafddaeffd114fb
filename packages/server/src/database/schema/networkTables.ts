import type { FileProblem } from '@credence/api-client';
import type { NodeKind, State } from '@credence/bayesnet';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { rights } from '../../roles/rights.js';
import type { MemberWord } from '../../roles/roles.js';
import { bytes, moment } from './columns.js';
import { users } from './userTables.js';

/** An uploaded network: the original file and the details that lists show. */
export const networks = pgTable(
  'networks',
  {
    /** Short, random and URL-safe; never one of the API's reserved words. */
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    filename: text('filename').notNull(),
    /** The id of the format in packages/bayesnet. */
    format: text('format').notNull(),
    encoding: text('encoding').notNull(),
    /** The uploaded file, unchanged. */
    file: bytes('file').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    /** What the owner calls it, in place of both; empty if nothing. */
    ownName: text('own_name').notNull().default(''),
    nodeCount: integer('node_count').notNull(),
    /** The reader's warnings. */
    warnings: jsonb('warnings').$type<FileProblem[]>().notNull().default([]),
    /** Whether the owner keeps resetting nodes, and taking a reset back, to themselves. */
    ownerResetsOnly: boolean('owner_resets_only').notNull().default(false),
    /** The round of its study that is open. Every save is tested against it on this row, which it locks anyway. */
    openRound: integer('open_round'),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    /** Set while the network is deleted. It can be restored until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('networks_owner').on(table.ownerId, table.modifiedAt)],
);

const memberWords = rights
  .memberWords()
  .map((word) => `'${word}'`)
  .join(', ');

/** A person's membership of somebody else's network. Ended memberships are kept as a record of who worked on it. */
export const networkMembers = pgTable(
  'network_members',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    role: text('role').$type<MemberWord>().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
    /** Reason for the end: declined, cancelled, removed or withdrawn. */
    ending: text('ending'),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.id] }),
    // At most one active membership per person, even with concurrent invitations.
    uniqueIndex('network_members_living').on(table.networkId, table.userId).where(sql`ended_at is null`),
    index('network_members_user').on(table.userId),
    check('network_members_role', sql.raw(`role in (${memberWords})`)),
  ],
);

/** An invitation of an address that has no account yet. Becomes a membership when such an account is activated. */
export const waitingInvitations = pgTable(
  'waiting_invitations',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    /** Equal for all spellings of the address; see normaliseUsername. */
    addressKey: text('address_key').notNull(),
    /** Becomes the id of the membership, so that an account changes nothing of what the owner sees. */
    id: uuid('id').notNull().defaultRandom(),
    /** As entered by the owner. */
    address: text('address').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.addressKey] }),
    index('waiting_invitations_address').on(table.addressKey),
    index('waiting_invitations_inviter').on(table.invitedBy),
  ],
);

/**
 * What an invitation says and the secret of its link. `id` is that of the membership, or of the waiting invitation
 * that becomes one. Memberships of former owners have none.
 */
export const invitations = pgTable(
  'invitations',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    id: uuid('id').notNull(),
    /** As entered by the owner, whom its spelling in the account would tell that there is one. */
    address: text('address').notNull(),
    /** SHA-256 of the link's secret. */
    secretHash: text('secret_hash').notNull(),
    /** The inviter's own words; may be empty. */
    message: text('message').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    /** Keys of the nodes asked for; null for all. */
    nodes: jsonb('nodes').$type<string[]>(),
    createdAt: moment('created_at').notNull(),
    /** When everything asked for was first answered, and the owner told. */
    finishedAt: moment('finished_at'),
  },
  (table) => [primaryKey({ columns: [table.networkId, table.id] }), index('invitations_id').on(table.id)],
);

/** A node of a network, as described in its file. */
export const nodes = pgTable(
  'nodes',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    /** n1, n2, … in file order: the node's id in URLs. */
    key: text('key').notNull(),
    /** Starts at 1, in file order. */
    ordinal: integer('ordinal').notNull(),
    /** The node's id in the file. */
    fileId: text('file_id').notNull(),
    displayName: text('display_name').notNull(),
    kind: text('kind').$type<NodeKind>().notNull(),
    /** State names, in file order. */
    states: jsonb('states').$type<string[]>().notNull(),
    /** Keys of the parents, in the order of the table. */
    parents: jsonb('parents').$type<string[]>().notNull(),
    /** Why the node is not assessed; null if it is. */
    notAssessed: text('not_assessed'),
    /** Whether the file contained a probability table for the node. */
    hasNumbers: boolean('has_numbers').notNull(),
    /** The node's position in the file's drawing. */
    position: jsonb('position').$type<NodeRectangle>(),
    description: text('description'),
    /** What the file says of each state besides its name; null if that is nothing. */
    stateDetails: jsonb('state_details').$type<StoredStateDetails[]>(),
  },
  (table) => [primaryKey({ columns: [table.networkId, table.key] })],
);

/** What a file says of a state besides its name. */
export type StoredStateDetails = Omit<State, 'id'>;

/** What the owner wrote about a node, in place of what the file says. An empty text leaves the file's. */
export const explanations = pgTable(
  'explanations',
  {
    networkId: text('network_id').notNull(),
    nodeKey: text('node_key').notNull(),
    title: text('title').notNull(),
    explanation: text('explanation').notNull(),
    unit: text('unit').notNull(),
    /** One per state. */
    states: jsonb('states').$type<StateExplanation[]>().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.nodeKey] }),
    foreignKey({
      columns: [table.networkId, table.nodeKey],
      foreignColumns: [nodes.networkId, nodes.key],
    }),
  ],
);

/** The owner's own name and explanation of a state. */
export interface StateExplanation {
  title: string;
  explanation: string;
  /** How it is said where it is a condition. Never empty. */
  asCondition?: string;
}

/** A rectangle in the file's units. */
export interface NodeRectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
