import type { SiteWords } from '../siteWords.js';

const toFillIn = 'To be filled in by the operator of this site.';
const demonstration = 'Until then: this installation is a demonstration. Its numbers are not for clinical use.';
const warranty = 'The software is provided under the MIT licence, without warranty of any kind.';

/** The legal pages of an operator who has written none. They say plainly that they are to be filled in. */
export const site: SiteWords = {
  imprint: {
    publisher: { heading: 'Publisher', text: toFillIn },
    editor: { heading: 'Editor in charge', text: toFillIn },
    board: { heading: 'Board', text: toFillIn },
    terms: { heading: 'Terms of use', text: `${toFillIn}\n\n${demonstration}` },
    liability: { heading: 'Liability', text: `${toFillIn}\n\n${warranty}` },
    hosting: { heading: 'Hosting', text: toFillIn },
  },
  privacy: [
    { heading: 'Who is responsible', text: toFillIn },
    {
      heading: 'What is stored',
      text: 'Your account: e-mail address, name and what you tell about your work. Your networks, answers and comments, each with author and time. When you sign in and out, with which browser, and how long questions were open, so that the remaining time can be estimated. If you sign in with the login of your institution: the name under which it knows you. If you set up a second factor: its key, encrypted.\n\nIn the log of the server, which helps to find faults and misuse: when which page or function was asked for and from which internet address, with the ids of networks and questions, without your name and what you typed.\n\nDo not enter data of patients.',
    },
    {
      heading: 'In your browser',
      text: 'A token that keeps you signed in, a cookie against forged requests, a cookie by which we recognise this browser when you sign in, your name, the network that you work on, how you sort lists, and what you typed and have not saved yet. Nothing comes from or goes to third parties.',
    },
    {
      heading: 'How long',
      text: `Accounts that are not activated: 30 days. Sessions and mailed links: 14 days after they end. Browsers that we recognise: 180 days after you last signed in there. Deleted networks: 30 days. Invitations to an address without an account: 90 days. Answers, combinations, what you expect and whether you find results plausible, and every change to them: as long as their network, so that it can be shown how its numbers came about. A reset can be undone for 30 days. Of an erased network, how many changes there were and a checksum of them. How long questions were open, all other activities and the security log: 24 months. A deleted account: 14 days, in which you can take the deletion back; your answers in shared networks stay, without your name. A study of yours passes to the deputy whom you named and who accepted, at once; without one, if a round of it was opened, it is stopped, and stays for as long as somebody takes part in it. Your own part in studies of others ends at once; your answers there stay under a code, or are erased, as you choose and the study allows. A request to be a deputy: 90 days. A copy of everything from before an update of the software: 30 days.\n\n${toFillIn}`,
    },
    {
      heading: 'Your rights',
      text: `In your profile you can correct what is stored, take all of it home as one file, and delete the account.\n\n${toFillIn}`,
    },
  ],
};
