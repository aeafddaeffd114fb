const days = 86_400_000;

/** Retention periods in milliseconds. docs/operate.md and the default privacy text state the same. */
export const retention = {
  /** Accounts that were never activated. */
  unactivatedAccounts: 30 * days,
  /** A deleted account, until its personal data is erased. */
  deletedAccounts: 14 * days,
  /** A deleted network. */
  deletedNetworks: 30 * days,
  /** A reset, until it can no longer be undone. */
  resets: 30 * days,
  /** Numbers of a study that were put into its network, until they can no longer be taken out. */
  adoptions: 30 * days,
  /** An invitation that waits for an address without an account. */
  waitingInvitations: 90 * days,
  /** Sessions and links, counted from their end. */
  endedSessions: 14 * days,
  /** Browsers known from a sign-in, counted from the last one. */
  knownBrowsers: 180 * days,
  /** Counts of attempts, from the end of their window; waits grow until then. */
  attempts: 1 * days,
  /** The record that a mail was sent or given up. */
  mails: 30 * days,
  /** Responses kept for repeated requests. */
  repeatedRequests: 7 * days,
  /** The backup that an update makes before it changes the tables. */
  updateBackups: 30 * days,
  /** The audit log, visits, and activities that are not part of an answer's history: a replay needs none of them. */
  activities: 730 * days,
} as const;
