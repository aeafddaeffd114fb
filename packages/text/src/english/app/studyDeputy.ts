/** The page on which somebody is asked to be the deputy of a study. Loaded with it. */
export const studyDeputy = {
  /** Until it is known. */
  title: 'Deputy of a study',
  askedTitle: 'Would you run this study if need be?',
  /** Around the name of who asks and that of the network. */
  asks: [' asks you to be the deputy for the study ', '.'],
  purpose: (words: string) => `“${words}”`,
  meansTitle: 'What that means',
  means: [
    'For now nothing changes: you see nothing of the study, and have nothing to do.',
    'If the person who asks deletes their account, the study becomes yours at once, and you are told by e-mail: its experts, its rounds and, once a round is closed, its results.',
    'You cannot take part in it as an expert.',
    'You can step back at any time, until it is yours.',
  ],
  accept: 'Accept',
  decline: 'Decline',
  sending: 'Sending…',
  acceptedTitle: 'You are the deputy of this study',
  /** After a date. */
  accepted: (when: string) => `You accepted on ${when}. There is nothing else to do.`,
  stepBack: 'Step back',
  steppingBack: {
    question: 'Step back?',
    consequence: 'Whoever asked you is told by e-mail, and has to find somebody else.',
    confirm: 'Step back',
  },
  ownTitle: 'The study is yours now',
  own: 'Whoever asked you is deleting their account, so the study has passed to you.',
  toStudy: 'Open the study',
  declinedTitle: 'You have declined',
  declined: 'Whoever asked you is told by e-mail. You need not do anything else.',
  noneTitle: 'There is nothing to answer here',
  /** Around the address of the account. */
  none: [
    'The request was taken back or has been answered, or it went to another address than that of your account: ',
    '.',
  ],
  goHome: 'Go to the home page',
  otherAccount: 'Log in with another account',
  loadFailed: 'The request could not be loaded.',
  failed: 'That could not be done.',
  noResponse: 'There is no connection, so nothing was changed.',
};

/** The shape of every language's words for this page. */
export type StudyDeputyWords = typeof studyDeputy;
