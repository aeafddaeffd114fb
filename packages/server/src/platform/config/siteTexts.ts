import { imprintParts, toFillIn } from './imprintParts.js';

/** A section of a legal page. Blank lines in the text separate paragraphs. */
export interface LegalSection {
  readonly heading: string;
  readonly text: string;
}

/** The operator's texts about a site. */
export interface SiteTexts {
  readonly name: string;
  readonly organisation: string;
  /** Path of the organisation's logo; undefined: the product's own. */
  readonly logo: string | undefined;
  /** An e-mail address or a web address. */
  readonly contact: string | undefined;
  readonly imprint: readonly LegalSection[];
  readonly privacy: readonly LegalSection[];
  /** Version of the privacy text that people agree to when they register. */
  readonly privacyVersion: string;
}

/** The default name and legal pages, which say plainly that the operator has not filled them in yet. */
export const defaultSite: SiteTexts = {
  name: 'Credence',
  organisation: 'Credence',
  logo: undefined,
  contact: undefined,
  imprint: imprintParts.map(({ heading, meanwhile }) => ({
    heading,
    text: meanwhile ? `${toFillIn}\n\n${meanwhile}` : toFillIn,
  })),
  // Covers the product's own processing of personal data; the operator adds theirs.
  privacy: [
    { heading: 'Who is responsible', text: toFillIn },
    {
      heading: 'What is stored',
      text: 'Your account: e-mail address, name and what you tell about your work. Your networks, answers and comments, each with author and time. When you sign in and out, and how long questions were open, so that the remaining time can be estimated.\n\nDo not enter data of patients.',
    },
    {
      heading: 'In your browser',
      text: 'A token that keeps you signed in, a cookie against forged requests, your name, the network that you work on, how you sort lists, and what you typed and have not saved yet. Nothing comes from or goes to third parties.',
    },
    {
      heading: 'How long',
      text: `Accounts that are not activated: 30 days. Sessions: until they end. Deleted networks: 30 days. Invitations to an address without an account: 90 days. The activity log: 24 months. A deleted account: 14 days, in which you can take the deletion back; your answers in shared networks stay, without your name.\n\n${toFillIn}`,
    },
    {
      heading: 'Your rights',
      text: `In your profile you can correct what is stored, take all of it home as one file, and delete the account.\n\n${toFillIn}`,
    },
  ],
  privacyVersion: 'default',
};
