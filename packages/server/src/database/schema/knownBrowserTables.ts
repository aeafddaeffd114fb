import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';
import { users } from './userTables.js';

/**
 * The browsers in which a person has signed in. Knowing one opens nothing: it only counts its own wrong passwords, so
 * that nobody elsewhere can lock its owner out.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the secret in its cookie, base64url. Several people may sign in in one browser. */
    tokenHash: text('token_hash').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_browsers_user').on(table.userId),
    index('known_browsers_last_used').on(table.lastUsedAt),
  ],
);
