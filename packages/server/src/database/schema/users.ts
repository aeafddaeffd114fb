import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.js';

/** What a person says of themselves when they register. */
const registered = () => ({
  passwordHash: text('password_hash').notNull(),
  firstname: text('firstname').notNull().default(''),
  lastname: text('lastname').notNull().default(''),
  discipline: text('discipline').notNull().default(''),
  title: text('title').notNull().default('0'),
  position: text('position').notNull().default('0'),
  workplace: text('workplace').notNull().default('0'),
  /** Years. */
  experience: integer('experience'),
  locale: text('locale'),
  privacyVersion: text('privacy_version'),
  privacyAcceptedAt: moment('privacy_accepted_at'),
});

/** A person with an account. The username is the e-mail address. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As the person wrote it. */
    username: text('username').notNull(),
    /** What makes two spellings one account; see normaliseUsername. */
    usernameKey: text('username_key').notNull(),
    ...registered(),
    profilePic: text('profile_pic'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Empty quotas: the site's own. */
    quotaNetworks: integer('quota_networks'),
    quotaBytes: bigint('quota_bytes', { mode: 'number' }),
    /** Uploads an hour. */
    quotaUploads: integer('quota_uploads'),
    createdAt: moment('created_at').notNull(),
    activatedAt: moment('activated_at'),
    /** A deleted account cannot sign in; for a while its owner can take the deletion back. */
    deletedAt: moment('deleted_at'),
    /** Then nothing personal is left of it: what it wrote stays under "former user". */
    purgedAt: moment('purged_at'),
  },
  (table) => [uniqueIndex('users_username_key').on(table.usernameKey)],
);

/**
 * What was said when an address was registered again that waits for its activation. It counts once a link that was mailed for
 * it is opened; whichever registration of the address is activated first, the others go.
 */
export const registrations = pgTable(
  'registrations',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    ...registered(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('registrations_user').on(table.userId, table.createdAt)],
);

/** A login. The token itself is stored nowhere. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its user and in the CSRF token, and gives nothing away. */
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    /** Moves the idle limit; the session check does not touch it. */
    lastSeenAt: moment('last_seen_at').notNull(),
    /** The absolute limit. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);
