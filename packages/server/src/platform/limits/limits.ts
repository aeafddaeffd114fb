/** So many attempts of one kind within a window. */
export interface Limit {
  readonly name: string;
  readonly most: number;
  /** Milliseconds. */
  readonly within: number;
  /**
   * Where the window begins: with the first attempt, so that many people behind one address are not added up all day, or
   * again with each attempt that was allowed, so that no stretch of that length ever holds more.
   */
  readonly from: 'first' | 'last';
}

const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

/**
 * What may be tried how often. Those that guard a secret count failures; the others count what costs somebody something: a
 * mail, an account, a look at who has one.
 */
export const limits = {
  /** Wrong passwords for one account, whoever types them. */
  passwordByAccount: { name: 'password-account', most: 10, within: 15 * minutes, from: 'last' },
  /** Wrong passwords from one address, for whichever accounts. */
  passwordByAddress: { name: 'password-address', most: 100, within: hours, from: 'first' },
  /** Wrong secrets of mailed links from one address. */
  linkByAddress: { name: 'link-address', most: 30, within: hours, from: 'first' },
  registrationByAddress: { name: 'registration-address', most: 30, within: hours, from: 'first' },
  /** Mails that anybody can have sent to one address. */
  mailByAccount: { name: 'mail-account', most: 3, within: hours, from: 'first' },
  mailByAddress: { name: 'mail-address', most: 60, within: hours, from: 'first' },
  /** Invitations of people who have no account. */
  missedInvitation: { name: 'missed-invitation', most: 20, within: days, from: 'first' },
  /** Refusals from one address that the audit log notes. */
  notedRefusals: { name: 'noted-refusals', most: 20, within: minutes, from: 'first' },
  /** Downloads of one person that the activities note; more are answered all the same. */
  notedDownloads: { name: 'noted-downloads', most: 60, within: minutes, from: 'first' },
  /** Looks at the dashboard that the audit log notes, for each administrator. */
  notedDashboards: { name: 'noted-dashboards', most: 1, within: 15 * minutes, from: 'first' },
  /** Exports of everything one has. */
  exportByAccount: { name: 'export-account', most: 10, within: hours, from: 'first' },
  /** Questionnaires handed in again; each takes the place of the one before. */
  questionnaireByAccount: { name: 'questionnaire-account', most: 30, within: hours, from: 'first' },
} as const satisfies Record<string, Limit>;
