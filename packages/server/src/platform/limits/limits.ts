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
 * The rate limits of accounts and people. Those that guard a secret count failures; the others count what has a cost: a
 * mail, an account, a look-up of who has one.
 */
export const limits = {
  /** Wrong passwords for one account from one session, known browser or address; the wait grows, see guesses.ts. */
  passwordBySource: { name: 'password-source', most: 10, within: 15 * minutes, from: 'last' },
  /** Wrong passwords for one account from all addresses together, which only many machines can use up. */
  passwordByAccount: { name: 'password-account', most: 100, within: hours, from: 'last' },
  /** Wrong codes of the second factor for one account, after its right password; the wait grows, see guesses.ts. */
  codeByAccount: { name: 'code-account', most: 10, within: 15 * minutes, from: 'last' },
  /** Wrong addresses typed to the link of one expert of a study: whoever got it forwarded may know the address, or guess. */
  addressByStudyLink: { name: 'study-link-address', most: 10, within: hours, from: 'first' },
  /** Mails that anybody can trigger to one address, a budget for each purpose: nobody can use up the others. */
  registrationMail: { name: 'mail-registration', most: 3, within: hours, from: 'first' },
  activationMail: { name: 'mail-activation', most: 3, within: hours, from: 'first' },
  passwordMail: { name: 'mail-password', most: 3, within: hours, from: 'first' },
  addressMail: { name: 'mail-address-change', most: 3, within: hours, from: 'first' },
  /** Changes to another e-mail address that one person asks for. */
  addressChanges: { name: 'address-changes', most: 10, within: 24 * hours, from: 'first' },
  /** Invitations of people without an account: a short wait at first, a longer one for whoever goes on. */
  missedInvitation: { name: 'missed-invitation', most: 20, within: 10 * minutes, from: 'first' },
  manyMissedInvitations: { name: 'missed-invitations', most: 60, within: 2 * hours, from: 'first' },
  /** Addresses to which one person sends invitations. */
  invitationsBySender: { name: 'invitations-sender', most: 100, within: hours, from: 'first' },
  /** Experts whom one person asks to take part in studies: a whole panel at once, and again where an address was wrong. */
  expertsBySender: { name: 'experts-sender', most: 200, within: hours, from: 'first' },
  /** Invitations mailed to one address. Their own limit, so that they use up nobody's mails about the account. */
  invitationMailByAccount: { name: 'invitation-mail-account', most: 5, within: hours, from: 'first' },
  /** Mails from one person to another, whatever they are about: whoever closes and reopens a round mails no more. */
  mailsToOnePerson: { name: 'mails-to-one', most: 10, within: 24 * hours, from: 'first' },
  /** Mails that tell an owner of a person's answers to one invitation: whoever goes back and forth mails no more. */
  invitationAnswered: { name: 'invitation-answered', most: 3, within: 24 * hours, from: 'first' },
  /** Refusals from one address recorded in the audit log. */
  notedRefusals: { name: 'noted-refusals', most: 20, within: minutes, from: 'first' },
  /** Downloads by one person recorded in the activities; further ones still succeed, and are in the audit log. */
  notedDownloads: { name: 'noted-downloads', most: 60, within: minutes, from: 'first' },
  /** Views of the dashboard recorded in the audit log, per administrator. */
  notedDashboards: { name: 'noted-dashboards', most: 1, within: 15 * minutes, from: 'first' },
  /** Readings of a round's results recorded in the audit log, per person. */
  notedResults: { name: 'noted-results', most: 1, within: 15 * minutes, from: 'first' },
  /** Exports of all of one's own data. */
  exportByAccount: { name: 'export-account', most: 10, within: hours, from: 'first' },
  /** Resubmitted questionnaires; each replaces the previous one. */
  questionnaireByAccount: { name: 'questionnaire-account', most: 30, within: hours, from: 'first' },
} as const satisfies Record<string, Limit>;

/**
 * The limits of one internet address, behind which a whole hospital may work. docs/operate.md states them.
 * @param people how many share an address: the setting PEOPLE_PER_ADDRESS
 */
export const addressLimits = (people: number) =>
  ({
    /** Wrong passwords, for any account. */
    wrongPasswords: { name: 'password-address', most: 5 * people, within: hours, from: 'first' },
    /** Wrong secrets of mailed links. */
    wrongLinks: { name: 'link-address', most: 2 * people, within: hours, from: 'first' },
    registrations: { name: 'registration-address', most: 2 * people, within: hours, from: 'first' },
    /** Logins begun with the institution's. */
    institutionLogins: { name: 'institution-address', most: 10 * people, within: hours, from: 'first' },
    /** Requests for a mail. */
    mails: { name: 'mail-address', most: 2 * people, within: hours, from: 'first' },
  }) as const satisfies Record<string, Limit>;
