/** What a site is called, and what its legal pages say, until its operator says it. */
export const siteName = 'Credence';
export const organisation = 'Credence';

const toFillIn = 'To be filled in by the operator of this site.';

/** The parts that an imprint has to name. */
export const imprint = [
  { heading: 'Publisher', text: toFillIn },
  { heading: 'Editor in charge', text: toFillIn },
  { heading: 'Board', text: toFillIn },
  {
    heading: 'Terms of use',
    text: `${toFillIn}\n\nUntil then: this installation is a demonstration. Its numbers are not for clinical use.`,
  },
  {
    heading: 'Liability',
    text: `${toFillIn}\n\nThe software is provided under the MIT licence, without warranty of any kind.`,
  },
  { heading: 'Hosting', text: toFillIn },
];

/** What the product itself does with personal data; what the operator adds is theirs to say. */
export const privacy = [
  { heading: 'Who is responsible', text: toFillIn },
  {
    heading: 'What is stored',
    text: 'Your account: e-mail address, name and what you tell about your work. Your networks, answers and comments, each with author and time. When you sign in and out, and how long questions were open, so that the remaining time can be estimated.\n\nDo not enter data of patients.',
  },
  {
    heading: 'In your browser',
    text: 'A token that keeps you signed in, a cookie against forged requests, your name, the network that you work on and how you sort lists. Nothing comes from or goes to third parties.',
  },
  { heading: 'How long, and your rights', text: toFillIn },
];
