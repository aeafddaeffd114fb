import { practice } from './practice.js';

/** The page that the mail of a study leads to: who asks for what, and taking part with no password. */
export const studyInvitation = {
  /** The last day of the round, how far away that is, and the time of day. */
  closes: (away: string, clock: string) => `${away}, until ${clock}`,
  sealed: 'Your answers are yours alone until the round closes',
  sealedFrom: (who: string) =>
    `Nobody can see them here before, not even ${who}. The people who run this server could.`,

  takingPart: 'Taking part',
  noPassword: 'You need no password now. You can set one later.',
  addressHint: 'The address that the invitation was sent to.',
  interests: 'Interests and funding',
  interestsHint: 'For example fees from a manufacturer. Leave it empty if there are none.',
  consents: 'If you like',
  consentsHint: 'You can take part without either.',
  publishes: 'My answers may be published under a pseudonym',
  named: 'Name me among those who took part',
  few: 'Fewer than four experts are asked: one can guess whose an answer is.',
  agreesBefore:
    'With “Take part” you agree that your answers are kept and evaluated for this study, as described above and in the ',
  agreesAfter: '.',
  complaints: (contact: string) => `Questions and complaints: ${contact}`,
  takePart: 'Take part',
  sending: 'One moment...',
  notSent: 'The server did not answer. What you typed is kept in this tab.',

  declineQuestion: 'Decline this invitation?',
  declineConsequence: 'The link can then no longer be used to take part.',
  declinedTitle: 'You have declined',
  declined: (who: string) =>
    `Thank you for saying so. Nothing more is asked of you. If you change your mind, write to ${who}.`,
  endedTitle: 'This invitation is over',
  ended: (who: string) => `The round has closed, or your part in it has ended. If you still want to help, ask ${who}.`,
  invalidTitle: 'This link leads to no invitation',
  invalid:
    'It is incomplete, or the invitation was taken back. Open the link in the e-mail once more, or ask whoever invited you.',

  acceptedTitle: 'You take part',
  accepted: 'Your answers are where you left them.',
  goOn: 'Go on',
  acceptedVisitor: 'Log in with the address that the invitation was sent to, and go on where you stopped.',
  setPassword: 'No password yet? Get a link to set one',
  signInTitle: 'Log in first',
  signIn: 'The address that this invitation was sent to has an account. Log in with it; then you are back here.',
  /** Around the address. */
  signInAs: ['Log in as ', ' first; then you are back here.'] as readonly [string, string],
  /** Around the address. */
  signedInAs: ['You are signed in as ', '. Log out first.'] as readonly [string, string],

  practice,
};

/** The shape of every language's words for this page. */
export type StudyInvitationWords = typeof studyInvitation;
