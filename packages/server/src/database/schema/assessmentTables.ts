import type { CertaintyCode } from '@credence/bayesnet';
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
import { answerColumns } from './answerColumns.js';
import { moment } from './columns.js';
import { networks, nodes } from './networkTables.js';
import { studyExperts } from './studyTables.js';
import { users } from './userTables.js';

/**
 * A set of answers and combinations. Each network has one shared by its owner and collaborators, and one for each expert
 * and round of a study.
 */
export const assessments = pgTable(
  'assessments',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    id: uuid('id').notNull(),
    isShared: boolean('is_shared').notNull().default(true),
    createdAt: moment('created_at').notNull(),
    /** Whose it is in a study; null for the shared one. */
    expertId: uuid('expert_id'),
    round: integer('round'),
    /** Since when nothing writes it, but the recorded acts that may: a trigger holds it. */
    fixedAt: moment('fixed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.id] }),
    uniqueIndex('assessments_expert')
      .on(table.networkId, table.expertId, table.round)
      .where(sql`expert_id is not null`),
    foreignKey({
      columns: [table.networkId, table.expertId],
      foreignColumns: [studyExperts.networkId, studyExperts.id],
    }),
    uniqueIndex('assessments_shared').on(table.networkId).where(sql`is_shared`),
  ],
);

/** The leading columns of every table about a node's assessment. */
const nodeOfAssessment = {
  networkId: text('network_id').notNull(),
  assessmentId: uuid('assessment_id').notNull(),
  nodeKey: text('node_key').notNull(),
};

const count = (name: string) => numeric(name, { mode: 'bigint' });

/** A node's progress, and the row that every save locks. */
export const nodeProgress = pgTable(
  'node_progress',
  {
    ...nodeOfAssessment,
    /** Number of resets. Answers of earlier epochs are kept but no longer count. */
    epoch: integer('epoch').notNull().default(0),
    /** The highest epoch ever used. Undoing a reset lowers `epoch`; the next reset continues from here. */
    lastEpoch: integer('last_epoch').notNull().default(0),
    /** Number of saves of the node; gives each save its place in the order. */
    revision: integer('revision').notNull().default(0),
    resetAt: moment('reset_at'),
    /** The iterations that are asked, in order: those of a study's list, else those that can occur by the file; null for all. */
    asked: jsonb('asked').$type<number[]>(),
    /** Whether combinations may decide its questions. */
    takesCombinations: boolean('takes_combinations').notNull().default(true),
    /** Columns that are asked. Numeric, because a structure may need more than a bigint holds. */
    columns: count('columns').notNull(),
    /** Columns answered directly or decided by a combination. */
    closed: count('closed').notNull().default(sql`0`),
    /** Questions still open. */
    open: count('open').notNull(),
    /** Columns answered directly in this epoch and not decided by a combination. */
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

/** The latest direct answer to a question. Earlier ones are in the events. */
export const answers = pgTable(
  'answers',
  {
    ...nodeOfAssessment,
    epoch: integer('epoch').notNull(),
    /** Rank of the parents' configuration, starting at 1. Numbers in rows stay below 2^53. */
    iteration: bigint('iteration', { mode: 'bigint' }).notNull(),
    /** Integers 1..99 as entered, one per state. */
    sliders: jsonb('sliders').$type<number[]>().notNull(),
    /** -2, -1, 1 or 2. */
    selfEval: integer('self_eval'),
    comment: text('comment').notNull().default(''),
    ...answerColumns,
    /** Seconds that its author had the page in view, summed over their saves since somebody else's answer. */
    seconds: integer('seconds').notNull().default(0),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    /** The node's revision when this was saved. Of an answer and a combination, the later one counts. */
    sequence: integer('sequence').notNull(),
    /** Number of saves of this question; clients send it back. */
    revision: integer('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey, table.epoch, table.iteration] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
    // For the data export of a person.
    index('answers_author').on(table.authorId),
  ],
);

/** A stored combination: a partial configuration and its distribution. */
export interface StoredCombination {
  /** Priority, starting at 1, the highest. */
  number: number;
  /** State index by parent index, or -1 for all remaining configurations. */
  nodes: Record<string, number> | -1;
  /** Integers 1..99, one per state. */
  value: number[];
  /** As in answers; left out where nothing was said. */
  exact?: (number | null)[];
  touched?: boolean[];
  standing?: 'cannot_occur';
  selfEval?: CertaintyCode;
  comment?: string;
  /** The node's revision when this combination last changed. */
  sequence: number;
  /** The author and time (ISO) of the last change. */
  authorId: string;
  savedAt: string;
}

/** The current decisive combinations of a node. An empty list means that no single event decides. */
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

/** The rows of a node with which a replay begins. Nodes without one begin empty. */
export const recordStarts = pgTable(
  'record_starts',
  {
    ...nodeOfAssessment,
    /** In the form of `NodeTables`. */
    tables: jsonb('tables').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.assessmentId, table.nodeKey] }),
    foreignKey({
      columns: [table.networkId, table.assessmentId, table.nodeKey],
      foreignColumns: [nodeProgress.networkId, nodeProgress.assessmentId, nodeProgress.nodeKey],
    }),
  ],
);

/** What is left of a network that was erased, so that whoever asks for its record learns where it went. */
export const erasures = pgTable('erasures', {
  networkId: text('network_id').primaryKey(),
  at: moment('at').notNull(),
  /** How many events its record had. */
  events: integer('events').notNull(),
  /** SHA-256 of their content, hex, in the order of their ids. */
  hash: text('hash').notNull(),
});

/** One visit to a question. Visits are the basis for estimating the remaining time. */
export const visits = pgTable(
  'visits',
  {
    networkId: text('network_id')
      .notNull()
      .references(() => networks.id),
    id: uuid('id').notNull(),
    /** Null in what a server of the release before writes while servers are replaced one by one. */
    assessmentId: uuid('assessment_id'),
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
    foreignKey({
      columns: [table.networkId, table.assessmentId],
      foreignColumns: [assessments.networkId, assessments.id],
    }),
    // For a person's pace, which is taken from their latest visits.
    index('visits_user').on(table.userId, table.at),
  ],
);
