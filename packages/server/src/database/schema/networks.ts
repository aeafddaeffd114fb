import type { NodeKind } from '@credence/bayesnet';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.js';
import { users } from './users.js';

/** An uploaded network: the file as it came, and what lists show of it. */
export const networks = pgTable(
  'networks',
  {
    /** Short and random, safe in an address, never one of the API's fixed words. */
    id: text('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id),
    filename: text('filename').notNull(),
    /** The format's id in packages/bayesnet. */
    format: text('format').notNull(),
    encoding: text('encoding').notNull(),
    /** The uploaded file, untouched. */
    file: bytes('file').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    nodeCount: integer('node_count').notNull(),
    /** Warnings of the reader, for the overview. */
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull(),
    modifiedAt: moment('modified_at').notNull(),
    /** A deleted network can be restored until it is purged. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [index('networks_owner').on(table.ownerId, table.modifiedAt)],
);

export type MemberRole = 'invitation' | 'collaboration';

/** A person's tie to a network of somebody else. An ended tie stays, so that it is known who worked here. */
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
    role: text('role').$type<MemberRole>().notNull(),
    invitedBy: uuid('invited_by').references(() => users.id),
    createdAt: moment('created_at').notNull(),
    acceptedAt: moment('accepted_at'),
    endedAt: moment('ended_at'),
    /** Why it ended: declined, cancelled, removed, withdrawn. */
    ending: text('ending'),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.id] }),
    // However many invite at once, a person has one living tie.
    uniqueIndex('network_members_living').on(table.networkId, table.userId).where(sql`ended_at is null`),
    index('network_members_user').on(table.userId),
  ],
);

/** A node of a network, as its file describes it. */
export const nodes = pgTable(
  'nodes',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    /** n1, n2, … in file order: the node's id in addresses. */
    key: text('key').notNull(),
    /** From 1, in file order. */
    ordinal: integer('ordinal').notNull(),
    /** The node's id in the file. */
    fileId: text('file_id').notNull(),
    displayName: text('display_name').notNull(),
    kind: text('kind').$type<NodeKind>().notNull(),
    /** State names, in file order. */
    states: jsonb('states').$type<string[]>().notNull(),
    /** Keys of the parents, in the table's order. */
    parents: jsonb('parents').$type<string[]>().notNull(),
    /** Why the node is not asked; empty: it is. */
    notAssessed: text('not_assessed'),
    /** Whether the file came with a table for the node. */
    hasNumbers: boolean('has_numbers').notNull(),
    /** Where the file draws the node. */
    position: jsonb('position').$type<NodePosition>(),
    description: text('description'),
  },
  (table) => [primaryKey({ columns: [table.networkId, table.key] })],
);

/** A rectangle in the file's own units. */
export interface NodePosition {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
