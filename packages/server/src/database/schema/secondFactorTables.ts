import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.js';
import { users } from './userTables.js';

/**
 * The second factor of an account: codes from an app (TOTP, RFC 6238). Secrets are encrypted with a key from the site's:
 * a copied database makes no codes.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** The secret in use; null until a first code proved that an app has it. */
  sealed: bytes('sealed'),
  /** Since when it has been in use. */
  confirmedAt: moment('confirmed_at'),
  /** A new secret that waits for its first code. */
  pending: bytes('pending'),
  /** The 30-second step of the last code that was accepted. Each code counts once, and no earlier one after it. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** For who has lost the app: each opens the account once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the code, base64url. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);
