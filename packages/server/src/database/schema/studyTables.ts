import type { components, StudyProtocol } from '@credence/api-client';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { moment } from './columns.js';
import { networks } from './networkTables.js';
import { users } from './userTables.js';

type AnswerSave = components['schemas']['AnswerSave'];

const ofNetwork = () =>
  text('network_id')
    .notNull()
    .references(() => networks.id);

/** A network whose questions experts answer each alone. */
export const studies = pgTable('studies', {
  networkId: text('network_id')
    .primaryKey()
    .references(() => networks.id),
  /** As the owner has it by now; what a round was opened with is in `study_protocols`. */
  protocol: jsonb('protocol').$type<StudyProtocol>().notNull(),
  createdAt: moment('created_at').notNull(),
  /** When it was declared final: the key between codes and people is gone. */
  finalAt: moment('final_at'),
  /** Who is to run it once its owner's account is deleted: the address as entered, and whose account accepted. */
  deputyAddress: text('deputy_address'),
  deputyKey: text('deputy_key'),
  deputyId: uuid('deputy_id').references(() => users.id),
  deputyAskedAt: moment('deputy_asked_at'),
  deputyAcceptedAt: moment('deputy_accepted_at'),
  /** When its owner's account was erased and nobody was there to run it: nothing changes any more. */
  stoppedAt: moment('stopped_at'),
});

/** What a round was opened with. Never changed. */
export const studyProtocols = pgTable(
  'study_protocols',
  {
    networkId: ofNetwork(),
    /** From 1. */
    version: integer('version').notNull(),
    protocol: jsonb('protocol').$type<StudyProtocol>().notNull(),
    /** SHA-256, hex, of the protocol and of everything that is shown with the questions. */
    hashes: jsonb('hashes').$type<FrozenHashes>().notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.networkId, table.version] })],
);

/** SHA-256, hex. */
export interface FrozenHashes {
  protocol: string;
  file: string;
  explanations: string;
  outcomes: string;
  /** The shared answers, which are round 0. */
  shared: string;
}

/** A time in which experts answer, each alone. The tables allow several, one after the other. */
export const studyRounds = pgTable(
  'study_rounds',
  {
    networkId: ofNetwork(),
    /** From 1. */
    round: integer('round').notNull(),
    protocolVersion: integer('protocol_version').notNull(),
    plannedClose: moment('planned_close').notNull(),
    openedAt: moment('opened_at').notNull(),
    /** When the database's clock first said that it is over; a second look closes it. */
    dueSeenAt: moment('due_seen_at'),
    closedAt: moment('closed_at'),
    /** Null where the date closed it. */
    closedBy: uuid('closed_by').references(() => users.id),
    /** From the first time that somebody opened the results, nothing can be taken back. */
    firstReadAt: moment('first_read_at'),
    firstReadBy: uuid('first_read_by').references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.round] }),
    foreignKey({
      columns: [table.networkId, table.protocolVersion],
      foreignColumns: [studyProtocols.networkId, studyProtocols.version],
    }),
    uniqueIndex('study_rounds_open').on(table.networkId).where(sql`closed_at is null`),
  ],
);

/** A person who is asked to answer alone. */
export const studyExperts = pgTable(
  'study_experts',
  {
    networkId: ofNetwork(),
    id: uuid('id').notNull(),
    /** From 1, in the order of invitation: what the owner sees instead of a name where answers stand. */
    code: integer('code').notNull(),
    /** Null before they accept, and again once the study is final. */
    userId: uuid('user_id').references(() => users.id),
    /** As entered by the owner. Empty once the study is final. */
    address: text('address').notNull(),
    addressKey: text('address_key').notNull(),
    locale: text('locale').notNull(),
    /** SHA-256 of the secret of their personal link. */
    secretHash: text('secret_hash').notNull(),
    /** Where their order of nodes begins from, if the protocol has it drawn. */
    orderSeed: integer('order_seed').notNull(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => users.id),
    invitedAt: moment('invited_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** When they said that they have finished. */
    finishedAt: moment('finished_at'),
    /** What they consented to, in which version and language. */
    consent: jsonb('consent').$type<StudyConsent>(),
    /** Whether they had seen the shared answers before. */
    sawShared: boolean('saw_shared').notNull().default(false),
    /** Who was asked in their place. */
    replacedBy: uuid('replaced_by'),
    endedAt: moment('ended_at'),
    ending: text('ending').$type<ExpertEnding>(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.id] }),
    uniqueIndex('study_experts_code').on(table.networkId, table.code),
    uniqueIndex('study_experts_address').on(table.networkId, table.addressKey).where(sql`ended_at is null`),
    uniqueIndex('study_experts_user').on(table.networkId, table.userId).where(sql`ended_at is null`),
    index('study_experts_person').on(table.userId),
    // A personal link names nothing else.
    index('study_experts_id').on(table.id),
  ],
);

/** `withdrew` keeps the answers under the code, `erased` does not. */
export type ExpertEnding = 'cancelled' | 'declined' | 'withdrew' | 'erased';

export interface StudyConsent {
  version: number;
  locale: string;
  at: string;
  takesPart: true;
  /** Whether the answers may be published under a pseudonym. */
  publishes: boolean;
  /** Whether the person wants to be named. */
  named: boolean;
  interests: string;
}

/** The reminders of an expert: each is mailed once, whatever crashes. */
export const studyReminders = pgTable(
  'study_reminders',
  {
    networkId: ofNetwork(),
    expertId: uuid('expert_id').notNull(),
    round: integer('round').notNull(),
    /** From 1 to 3. */
    ordinal: integer('ordinal').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.expertId, table.round, table.ordinal] }),
    foreignKey({
      columns: [table.networkId, table.expertId],
      foreignColumns: [studyExperts.networkId, studyExperts.id],
    }),
  ],
);

/** What experts had answered without a connection when their round was closed. In no pool unless it is let in. */
export const studyLate = pgTable(
  'study_late',
  {
    networkId: ofNetwork(),
    expertId: uuid('expert_id').notNull(),
    round: integer('round').notNull(),
    nodeKey: text('node_key').notNull(),
    iteration: bigint('iteration', { mode: 'bigint' }).notNull(),
    /** As it would have been saved. */
    answer: jsonb('answer').$type<AnswerSave>().notNull(),
    at: moment('at').notNull(),
    letInAt: moment('let_in_at'),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.expertId, table.round, table.nodeKey, table.iteration] }),
    foreignKey({
      columns: [table.networkId, table.expertId],
      foreignColumns: [studyExperts.networkId, studyExperts.id],
    }),
  ],
);

/** Comments that were taken out because they told who somebody is: that there was one, and why it went. */
export const studyRedactions = pgTable(
  'study_redactions',
  {
    networkId: ofNetwork(),
    expertId: uuid('expert_id').notNull(),
    round: integer('round').notNull(),
    nodeKey: text('node_key').notNull(),
    iteration: bigint('iteration', { mode: 'bigint' }).notNull(),
    /** SHA-256, hex, of the comment. */
    hash: text('hash').notNull(),
    reason: text('reason').notNull(),
    at: moment('at').notNull(),
    by: uuid('by')
      .notNull()
      .references(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.networkId, table.expertId, table.round, table.nodeKey, table.iteration] }),
    foreignKey({
      columns: [table.networkId, table.expertId],
      foreignColumns: [studyExperts.networkId, studyExperts.id],
    }),
  ],
);
