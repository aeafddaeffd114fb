import type { Direction } from '@credence/bayesnet';
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { nodeProgress } from './assessmentTables.js';
import { moment } from './columns.js';
import { users } from './userTables.js';

const nodeOfAssessment = {
  networkId: text('network_id').notNull(),
  assessmentId: uuid('assessment_id').notNull(),
  nodeKey: text('node_key').notNull(),
};

/** The latest statement of the direction in which each parent of a node is expected to push it. Survives resets. */
export const directions = pgTable(
  'directions',
  {
    ...nodeOfAssessment,
    /** One per parent. */
    directions: jsonb('directions').$type<Direction[]>().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
  ],
);

/** Each person's latest judgement of whether the distribution resulting from a node's answers is plausible. */
export const nodeFeedback = pgTable(
  'node_feedback',
  {
    ...nodeOfAssessment,
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    plausible: boolean('plausible').notNull(),
    comment: text('comment').notNull(),
    /** The epoch and revision of the node that the person saw. */
    epoch: integer('epoch').notNull(),
    revision: integer('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey, table.userId] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
  ],
);
