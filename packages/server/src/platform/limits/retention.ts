const days = 86_400_000;

/** How long, in milliseconds, what is kept is kept. docs/operate.md and the default privacy text say the same. */
export const retention = {
  /** Accounts that nobody activated. */
  unactivatedAccounts: 30 * days,
  /** A deleted account, until nothing personal is left of it. */
  deletedAccounts: 14 * days,
  /** A deleted network. */
  deletedNetworks: 30 * days,
  /** Sessions and links after their end. */
  endedSessions: 14 * days,
  /** That a mail was sent or given up. */
  mails: 30 * days,
  /** What a repeated request is answered with. */
  repeatedRequests: 7 * days,
  /** Activities that are no part of an answer's history, and the audit log. */
  activities: 730 * days,
} as const;
