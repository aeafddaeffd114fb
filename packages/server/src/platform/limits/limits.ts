/** The maximum number of attempts of one kind within a window. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /**
   * The start of the window: the first attempt, so that many people behind one address do not add up all day, or the
   * last allowed attempt, so that no period of that length ever contains more.
   */
  readonly from: 'first' | 'last';
}

const minutes = 60_000;
const hours = 60 * minutes;

/**
 * All rate limits. Those that guard a secret count failures; the others count what has a cost: a mail, an account, a
 * look-up of who has one.
 */
export const limits = {
  /** Wrong passwords for one account, from anywhere. */
  passwordByAccount: { name: 'password-account', most: 10, within: 15 * minutes, from: 'last' },
  /** Wrong passwords from one address, for any account. */
  passwordByAddress: { name: 'password-address', most: 100, within: hours, from: 'first' },
  /** Wrong secrets of mailed links from one address. */
  linkByAddress: { name: 'link-address', most: 30, within: hours, from: 'first' },
  registrationByAddress: { name: 'registration-address', most: 30, within: hours, from: 'first' },
  /** Mails that anybody can trigger to one address. */
  mailByAccount: { name: 'mail-account', most: 3, within: hours, from: 'first' },
  mailByAddress: { name: 'mail-address', most: 60, within: hours, from: 'first' },
  /** Invitations of people without an account: a short wait at first, a longer one for whoever goes on. */
  missedInvitation: { name: 'missed-invitation', most: 20, within: 10 * minutes, from: 'first' },
  manyMissedInvitations: { name: 'missed-invitations', most: 60, within: 2 * hours, from: 'first' },
  /** Addresses to which one person sends invitations. */
  invitationsBySender: { name: 'invitations-sender', most: 100, within: hours, from: 'first' },
  /** Invitations mailed to one address. Their own limit, so that they use up nobody's mails about the account. */
  invitationMailByAccount: { name: 'invitation-mail-account', most: 5, within: hours, from: 'first' },
  /** Refusals from one address recorded in the audit log. */
  notedRefusals: { name: 'noted-refusals', most: 20, within: minutes, from: 'first' },
  /** Downloads by one person recorded in the activities; further ones still succeed. */
  notedDownloads: { name: 'noted-downloads', most: 60, within: minutes, from: 'first' },
  /** Views of the dashboard recorded in the audit log, per administrator. */
  notedDashboards: { name: 'noted-dashboards', most: 1, within: 15 * minutes, from: 'first' },
  /** Exports of all of one's own data. */
  exportByAccount: { name: 'export-account', most: 10, within: hours, from: 'first' },
  /** Resubmitted questionnaires; each replaces the previous one. */
  questionnaireByAccount: { name: 'questionnaire-account', most: 30, within: hours, from: 'first' },
} as const satisfies Record<string, Limit>;
