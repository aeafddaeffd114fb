import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/** Identifiers and counts only: no answer, comment or password. */
export type EventMetadata = Record<string, string | number | boolean | null>;

/**
 * What happened, appended and never changed: the audit log, the activity log and the history of answers in one. Rows name
 * users and networks without a reference, so that they outlive what they tell of.
 */
export const events = pgTable(
  'events',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** Order of events in one transaction or millisecond: microseconds of the server that wrote it, never used as an identity. */
    seq: bigint('seq', { mode: 'bigint' }).notNull(),
    actorId: uuid('actor_id'),
    /** As it was then. */
    username: text('username'),
    /** See eventTypes. */
    type: text('type').notNull(),
    networkId: text('network_id'),
    assessmentId: uuid('assessment_id'),
    nodeKey: text('node_key'),
    epoch: integer('epoch'),
    iteration: bigint('iteration', { mode: 'bigint' }),
    metadata: jsonb('metadata').$type<EventMetadata>().notNull().default({}),
    /** The state that this event replaced, and the one it made. Read by the history of a question, never by activity screens. */
    before: jsonb('before'),
    after: jsonb('after'),
    /** Made by the client for each submit. */
    idempotencyKey: text('idempotency_key'),
    /** SHA-256 of method, path and body: the same key with another request is a mistake. */
    requestHash: text('request_hash'),
    /** What a repeat of the request is answered with. */
    response: jsonb('response').$type<{ status: number; body: unknown }>(),
  },
  (table) => [
    uniqueIndex('events_once').on(table.actorId, table.idempotencyKey).where(sql`idempotency_key is not null`),
    index('events_question').on(table.networkId, table.nodeKey, table.iteration, table.at),
    index('events_network').on(table.networkId, table.at),
    index('events_actor').on(table.actorId, table.at),
    index('events_at').on(table.at),
  ],
);
