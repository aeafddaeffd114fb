import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from './columns.js';
import { networks, nodes } from './networks.js';
import { users } from './users.js';

/** A set of answers and combinations. Each network has one that its owner and collaborators share, and may have others. */
export const assessments = pgTable(
  'assessments',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    id: uuid('id').notNull(),
    isShared: boolean('is_shared').notNull().default(true),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.id] }),
    uniqueIndex('assessments_shared').on(table.networkId).where(sql`is_shared`),
  ],
);

/** What every row of a node's assessment begins with. */
const nodeOfAssessment = {
  networkId: text('network_id').notNull(),
  assessmentId: uuid('assessment_id').notNull(),
  nodeKey: text('node_key').notNull(),
};

const count = (name: string) => numeric(name, { mode: 'bigint' });

/** How far a node is, and the one row that a save locks. */
export const nodeProgress = pgTable(
  'node_progress',
  {
    ...nodeOfAssessment,
    /** Counts resets; answers of earlier epochs do not count, and stay. */
    epoch: integer('epoch').notNull().default(0),
    /** The highest epoch that was ever used: an undone reset goes back, the next reset goes on from here. */
    lastEpoch: integer('last_epoch').notNull().default(0),
    /** Counts saves of the node; gives each its place in the order. */
    revision: integer('revision').notNull().default(0),
    resetAt: moment('reset_at'),
    /** Columns of the table; a structure may ask for more than a bigint holds. */
    columns: count('columns').notNull(),
    /** Columns that are answered directly or decided by a combination. */
    closed: count('closed').notNull().default(sql`0`),
    /** Questions that are still to be asked. */
    open: count('open').notNull(),
    /** Columns that were answered directly, in this epoch, and that no combination decides. */
    answered: integer('answered').notNull().default(0),
    modifiedAt: moment('modified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId],
      foreignColumns: [assessments.networkId, assessments.id],
    }),
    foreignKey({ columns: [table.networkId, table.nodeKey], foreignColumns: [nodes.networkId, nodes.key] }),
    index('node_progress_modified').on(table.modifiedAt),
  ],
);

/** The newest direct answer to a question. Those before it are in the events. */
export const answers = pgTable(
  'answers',
  {
    ...nodeOfAssessment,
    epoch: integer('epoch').notNull(),
    /** Rank of the parents' configuration, from 1; numbers in rows stay below 2^53. */
    iteration: bigint('iteration', { mode: 'bigint' }).notNull(),
    /** Integers 1..99 as given, one for each state. */
    sliders: jsonb('sliders').$type<number[]>().notNull(),
    /** -2, -1, 1 or 2. */
    selfEval: integer('self_eval'),
    comment: text('comment').notNull().default(''),
    /** Seconds that the page was visible, over all visits. */
    seconds: integer('seconds').notNull().default(0),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** The node's revision when this was saved: the later of answer and combination counts. */
    sequence: integer('sequence').notNull(),
    /** Counts the saves of this question; what the client sends back. */
    revision: integer('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey, table.epoch, table.iteration] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
    // What somebody takes home of their own.
    index('answers_author').on(table.authorId),
  ],
);

/** A combination as it is stored: a partial configuration and its distribution. */
export interface StoredCombination {
  /** Priority, 1 first. */
  number: number;
  /** State index by parent index; -1: the rest. */
  nodes: Record<string, number> | -1;
  /** Integers 1..99, one for each state. */
  value: number[];
  /** The node's revision when this combination last changed. */
  sequence: number;
  /** Who changed it last, and when (ISO). */
  authorId: string;
  savedAt: string;
}

/** The newest decisive combinations of a node. An empty list says that no single event decides. */
export const combinationSets = pgTable(
  'combination_sets',
  {
    ...nodeOfAssessment,
    epoch: integer('epoch').notNull(),
    revision: integer('revision').notNull(),
    combinations: jsonb('combinations').$type<StoredCombination[]>().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey, table.epoch] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
    index('combination_sets_saved').on(table.savedAt),
    index('combination_sets_author').on(table.authorId),
  ],
);

/** One visit to a question: what the estimate of the remaining time is made of. */
export const visits = pgTable(
  'visits',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    nodeKey: text('node_key').notNull(),
    iteration: bigint('iteration', { mode: 'bigint' }).notNull(),
    seconds: integer('seconds').notNull(),
    states: integer('states').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.id] }),
    // The newest of a person, for the pace.
    index('visits_user').on(table.userId, table.at),
  ],
);
