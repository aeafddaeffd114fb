import type { NodeState, TypicalCase } from '@credence/api-client';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';
import { networks } from './networkTables.js';
import { users } from './userTables.js';

/** What an owner wants to learn from a network, and of which cases. */
export const outcomes = pgTable('outcomes', {
  networkId: text('network_id')
    .primaryKey()
    .references(() => networks.id),
  outcomes: jsonb('outcomes').$type<NodeState[]>().notNull(),
  cases: jsonb('cases').$type<TypicalCase[]>().notNull(),
  /** Number of saves with this one. */
  revision: integer('revision').notNull(),
  authorId: uuid('author_id')
    .notNull()
    .references(() => users.id),
  savedAt: moment('saved_at').notNull(),
});
