import { bigint, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { nodeProgress } from './assessmentTables.js';
import { moment } from './columns.js';
import { users } from './userTables.js';

/**
 * The questions that a person set aside as not their field, in the epoch in which they did. They stay open, and only
 * this person is no longer led to them. Gone once the person answers after all.
 */
export const setAside = pgTable(
  'set_aside',
  {
    networkId: text('network_id').notNull(),
    assessmentId: uuid('assessment_id').notNull(),
    nodeKey: text('node_key').notNull(),
    epoch: integer('epoch').notNull(),
    iteration: bigint('iteration', { mode: 'bigint' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Number of saves of the question with this one. An answer that was withdrawn leaves its own number behind here. */
    revision: integer('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey, table.epoch, table.iteration, table.userId],
    }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
    // For the data export of a person.
    index('set_aside_user').on(table.userId),
  ],
);
