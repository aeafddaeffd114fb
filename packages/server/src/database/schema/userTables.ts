import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns.js';

/** The profile that a person enters when registering. */
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
  /** Whether the owners of networks on which the person works see the profile above, beyond the name. */
  showsProfile: boolean('shows_profile').notNull().default(false),
  locale: text('locale'),
  privacyVersion: text('privacy_version'),
  privacyAcceptedAt: moment('privacy_accepted_at'),
  /** Hash of the secret in the browser that registered: the activation link needs no password there. */
  signupHash: text('signup_hash'),
});

/** A person with an account. The username is the e-mail address. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** As entered by the person. */
    username: text('username').notNull(),
    /** Equal for all spellings that mean the same account; see normaliseUsername. */
    usernameKey: text('username_key').notNull(),
    ...registered(),
    /** False for an account that the link of a study made, until its owner sets one: nobody knows the one it has. */
    hasPassword: boolean('has_password').notNull().default(true),
    profilePic: text('profile_pic'),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Whether the institution's groups let this person own studies, as of the last login. Only read where a site names such groups. */
    ownsStudies: boolean('owns_studies').notNull().default(false),
    /** Null in a quota means the site's default. */
    quotaNetworks: integer('quota_networks'),
    quotaBytes: bigint('quota_bytes', { mode: 'number' }),
    /** Uploads per hour. */
    quotaUploads: integer('quota_uploads'),
    createdAt: moment('created_at').notNull(),
    activatedAt: moment('activated_at'),
    /** Set while the account is deleted. It cannot sign in, but for a while its owner can undo the deletion. */
    deletedAt: moment('deleted_at'),
    /** Set once all personal data was erased. The person's contributions remain, attributed to "former user". */
    purgedAt: moment('purged_at'),
  },
  (table) => [uniqueIndex('users_username_key').on(table.usernameKey)],
);

/**
 * A repeated registration of an address whose account is not activated yet. It takes effect when the link mailed for it
 * is opened. Whichever registration of the address is activated first, the others are deleted.
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

/** A login session. The token itself is never stored. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    /** Public identifier of the session for its user and in the CSRF token; reveals nothing about the token. */
    id: uuid('id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: moment('created_at').notNull(),
    /** Restarts the idle timeout; session checks do not update it. */
    lastSeenAt: moment('last_seen_at').notNull(),
    /** The absolute expiry. */
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent'),
    /** The ID token of a session that the institution's login began, encrypted; its logout wants it back. Cleared at the end. */
    idToken: bytes('id_token'),
    /** The network of the study that is all that the session opens: the link of its mail began it. No foreign key, as networks know users. */
    studyId: text('study_id'),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);
