import { numbers } from '../numbers.js';

/** What the overview says to an expert of a study of their own part. Loaded with it. */
export const takingPart = {
  title: 'Your part in the study',
  answered: (answered: number, of: number) =>
    answered === of
      ? of === 1
        ? 'The question is answered.'
        : `All ${numbers.format(of)} questions are answered.`
      : `${numbers.format(answered)} of ${numbers.format(of)} questions ${answered === 1 ? 'is' : 'are'} answered.`,
  /** `closes` is a date with its time. */
  isOpen: (closes: string) => `Nobody sees your answers until the round closes, at the latest on ${closes}.`,
  finish: 'I have finished',
  finishHint: 'You can finish with whatever is answered. Nobody reminds you then.',
  finished: (when: string) =>
    `You said on ${when} that you have finished. Until the round closes you can still change answers.`,
  goOn: 'Go on after all',
  isClosed: 'The round is closed, your answers are read-only.',
  /** Once nobody runs the study any more; `when` is a date. */
  stopped: (when: string) =>
    `The study was stopped on ${when}, because its owner has left. Your answers are kept and read-only, and nobody runs the study any more.`,
  /** What was answered without a connection when the round was closed. */
  late: (answers: number) =>
    answers === 1
      ? '1 answer arrived after the close. It is kept, and counts only if it is let in before the results are opened.'
      : `${numbers.format(answers)} answers arrived after the close. They are kept, and count only if they are let in before the results are opened.`,
  tooLate: (answers: number) =>
    answers === 1
      ? '1 answer arrived after the close and was not let in. It is kept and in no result.'
      : `${numbers.format(answers)} answers arrived after the close and were not let in. They are kept and in no result.`,
  letIn: (answers: number) =>
    answers === 1
      ? '1 answer that arrived late was let in: it counts like the others.'
      : `${numbers.format(answers)} answers that arrived late were let in: they count like the others.`,
  results: 'See the results',
  resultsLater: 'You can see the result of all as soon as the owner has opened it.',
  failed: 'That could not be done.',
  noResponse: 'There is no connection, so nothing was changed.',

  /** To whoever came by the link of a mail and has no password. */
  noPasswordYet: 'This account has no password yet.',
  /** To whoever came by the link, while the round is open. */
  comeBack:
    'You can stop at any time: until the study is final, the link in your mail lets you in again, on any device.',
  noPassword: 'You need no password: until the study is final, the link in your mail lets you in on any device.',
  mailPassword: 'Mail me a link to set a password',
  passwordLater: 'With one you can also log in without the mail, and see the results once the study is final.',

  withdraw: 'Withdraw',
  withdrawing: {
    title: 'Withdraw from the study?',
    consequence: 'Your part ends, and you can no longer open the network. That cannot be undone.',
    answers: 'What becomes of your answers',
    keeps: 'They stay in the study',
    keepsHint: 'Under your code, and nobody is told whose they are.',
    erases: 'They are erased',
    erasesHint: 'With your comments and all that was kept of their history. The results are computed without them.',
    unchosen: 'Choose what becomes of them.',
    confirm: 'Withdraw',
    sending: 'Withdrawing…',
    cancel: 'Cancel',
  },
  withdrewKeeping: 'You have withdrawn. Your answers stay in the study under a code.',
  withdrewErasing: 'You have withdrawn, and your answers are erased.',
};

/** The shape of every language's words for this part. */
export type TakingPartWords = typeof takingPart;
