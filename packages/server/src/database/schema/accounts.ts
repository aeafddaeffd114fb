import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.js';
import type { EventMetadata } from './events.js';
import { registrations, users } from './users.js';

/** What a mailed link is for. */
export type LinkPurpose = 'activation' | 'password' | 'keep_account';

/** The secrets of mailed links. The secret itself is stored nowhere. */
export const links = pgTable(
  'links',
  {
    /** SHA-256 of the secret, base64url. */
    secretHash: text('secret_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** What an activation puts in place of the account's first registration. */
    registrationId: uuid('registration_id').references(() => registrations.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('links_user').on(table.userId, table.purpose),
    index('links_expires').on(table.expiresAt),
    index('links_registration').on(table.registrationId),
  ],
);

/** Mails that wait to be sent, written in the transaction of what they tell. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** The message, encrypted with a key made from the site's secret, because it holds a link's secret. Empty once it was sent or given up. */
    sealed: bytes('sealed'),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    /** Given up after the last attempt. */
    failedAt: moment('failed_at'),
    /** The code of the last failure, never its text: servers repeat addresses in it. */
    lastError: text('last_error'),
  },
  (table) => [index('mails_waiting').on(table.nextAttemptAt).where(sql`sealed is not null`)],
);

/** How often something was tried in the window that runs: one row for each limit and what it counts for. */
export const attempts = pgTable(
  'attempts',
  {
    /** Limit and subject, hashed with the site's secret: no address of a person or machine is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('attempts_expires').on(table.expiresAt)],
);

/**
 * Who signed in, was refused, changed a password or a role: appended, never changed, each row sealed by the hash of the
 * one before. The database refuses updates and deletes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without a gap. */
    number: bigint('number', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** See auditTypes. */
    type: text('type').notNull(),
    /** Whose account it is about, without a reference, so that the row outlives it. */
    userId: uuid('user_id'),
    metadata: jsonb('metadata').$type<EventMetadata>().notNull().default({}),
    /** The hash of the row before; empty in the first. */
    previous: text('previous').notNull(),
    /** SHA-256 of this row with `previous`, hex. */
    hash: text('hash').notNull(),
  },
  (table) => [index('audit_log_user').on(table.userId, table.at)],
);
