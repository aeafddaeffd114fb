/** Who would run the study once its owner's account is deleted: a part of the page of a study. */
export const leaving = {
  title: 'If you leave',
  about:
    'Should you delete your account, the study passes to your deputy. Without a deputy it is stopped, if a round was opened: its answers are kept, and nobody runs it or opens its results.',
  address: 'E-mail of your deputy',
  hint: 'They are asked by e-mail, and need an account to accept. No expert of the study can be its deputy.',
  noAddress: 'Enter an e-mail address.',
  isExpert: 'This person is asked to take part in the study as an expert, so they cannot be its deputy.',
  ask: 'Ask as deputy',
  asking: 'Asking…',
  /** After the name or address. */
  asked: (when: string) => `was asked on ${when} and has not answered yet.`,
  accepted: (when: string) => `has accepted on ${when}.`,
  takeBack: 'Take back',
  takingBack: 'Taking it back…',
  removing: {
    question: 'Take the deputy back?',
    consequence: (person: string) => `If you delete your account, the study no longer passes to ${person}.`,
    confirm: 'Take it back',
  },
  none: 'The study is final and has no deputy.',
};
