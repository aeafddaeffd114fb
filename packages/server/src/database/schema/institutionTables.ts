import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.js';
import { users } from './userTables.js';

/**
 * Whom the institution's login says somebody is. Issuer and subject alone decide: an address may pass to another person.
 */
export const identities = pgTable(
  'identities',
  {
    /** As the provider names itself. */
    issuer: text('issuer').notNull(),
    /** The provider's name for the person, which it gives to nobody else. */
    subject: text('subject').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index('identities_user').on(table.userId)],
);

/** Logins with the institution's that are under way, each in the browser that has its secret in a cookie. */
export const pendingLogins = pgTable(
  'pending_logins',
  {
    /** SHA-256 of the secret, base64url. */
    secretHash: text('secret_hash').primaryKey(),
    /** How far it has come, encrypted with a key from the site's secret. */
    sealed: bytes('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('pending_logins_expires').on(table.expiresAt)],
);
