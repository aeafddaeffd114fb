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
  noLogin: 'You need not log in: the address that this link was sent to has an account.',
  addressHint: 'The address that the invitation was sent to.',
  interests: 'Interests and funding',
  interestsHint: 'For example fees from a manufacturer. Leave it empty if there are none.',
  consents: 'If you like',
  consentsHint: 'You can take part without either.',
  publishes: 'My answers may be published under a pseudonym',
  named: 'Name me among those who took part',
  /** Where the protocol lets experts read what all say together: what of their own answers that leaves to be guessed. */
  shown:
    'After the close, the experts may be shown one common number for each question that at least four of them answered, rounded. Your own answer cannot be worked out from it. But where nearly all say nearly the same, the common number is near to what you said. Comments are shown without names.',
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
  /** Why a link lets nobody in, and where to go; `who` asks. */
  closed: {
    declined: {
      title: 'You have declined',
      why: (who: string) =>
        `Thank you for saying so. Nothing more is asked of you. If you change your mind, write to ${who}.`,
    },
    ended: {
      title: 'This invitation is over',
      why: (who: string) => `The round closed before you took part. If you still want to help, ask ${who}.`,
    },
    cancelled: {
      title: 'This invitation was taken back',
      why: (who: string) => `The link no longer opens the study. If you think that is a mistake, ask ${who}.`,
    },
    withdrew: {
      title: 'Your part has ended',
      why: (who: string) =>
        `You have withdrawn, so the link no longer opens the study. If you have questions, ask ${who}.`,
    },
    final: {
      title: 'This study is final',
      why: (who: string) =>
        `Nothing leads from people to answers any more, so the link no longer opens it. If you have a password, log in to see what came of it; else ask ${who}.`,
    },
  },
  invalidTitle: 'This link leads to no invitation',
  invalid: 'It is incomplete. Open the link in your e-mail again, or ask whoever invited you.',

  acceptedTitle: 'You take part',
  accepted: 'Your answers are where you left them.',
  goOn: 'Go on',
  back: (network: string, who: string) =>
    `${who} asked you about ${network.replace(/\.$/, '')}. Your answers are where you left them.`,
  withPassword: 'Log in with a password instead',
  overTitle: 'Your session is over',
  over: 'Open the link in your e-mail again. It lets you in, and your answers are where you left them.',
  onlyTitle: 'Your link opens this study',
  only: 'It opens nothing else of your account, because a mail may be forwarded. For your profile and everything else, log in with a password.',
  toStudy: 'Back to the study',
  /** Around the address. */
  signedInAs: ['You are signed in as ', '. Log out first.'] as readonly [string, string],

  practice,
};

/** The shape of every language's words for this page. */
export type StudyInvitationWords = typeof studyInvitation;
