import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.js';
import type { EventMetadata } from './eventTables.js';
import { registrations, users } from './userTables.js';

/** The purpose of a mailed link. */
export type LinkPurpose = 'activation' | 'password' | 'keep_account' | 'present_address' | 'new_address';

/** The secrets of mailed links, stored only as hashes. */
export const links = pgTable(
  'links',
  {
    /** SHA-256 of the secret, base64url. */
    secretHash: text('secret_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    /** The registration that activation applies in place of the account's first one. */
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

/** A change to another e-mail address that waits for both addresses to agree. A person has at most one. */
export const addressChanges = pgTable(
  'address_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** The new address, as entered. */
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When the present address agreed. */
    presentAgreedAt: moment('present_agreed_at'),
    /** When the new address was proved. */
    newAgreedAt: moment('new_agreed_at'),
  },
  (table) => [index('address_changes_expires').on(table.expiresAt)],
);

/** The outgoing mail queue. A mail is written in the transaction that it reports on. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    /** Encrypted with a key from the site's secret, as it holds a link's secret. Cleared once sent or given up. */
    sealed: bytes('sealed'),
    createdAt: moment('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Earliest time of the next attempt. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    sentAt: moment('sent_at'),
    /** Set when the last attempt failed and the mail was given up. */
    failedAt: moment('failed_at'),
    /** The code of the last failure, never its text: mail servers repeat addresses in it. */
    lastError: text('last_error'),
  },
  (table) => [index('mails_waiting').on(table.nextAttemptAt).where(sql`sealed is not null`)],
);

/** Rate-limit counters: attempts in the current window, one row per limit and subject. */
export const attempts = pgTable(
  'attempts',
  {
    /** Limit and subject, hashed with the site's secret so that no address of a person or machine is stored. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('attempts_expires').on(table.expiresAt)],
);

/**
 * Logins, refusals, changes of passwords and roles. Append-only: each row is sealed with the hash of the previous one,
 * and the database refuses updates and deletes.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    /** 1, 2, 3 … without gaps. */
    number: bigint('number', { mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    /** See auditTypes. */
    type: text('type').notNull(),
    /** The account concerned. Not a foreign key, so that the row outlives the account. */
    userId: uuid('user_id'),
    metadata: jsonb('metadata').$type<EventMetadata>().notNull().default({}),
    /** The hash of the previous row; empty in the first. */
    previous: text('previous').notNull(),
    /** SHA-256 of this row including `previous`, hex. */
    hash: text('hash').notNull(),
  },
  (table) => [index('audit_log_user').on(table.userId, table.at)],
);
