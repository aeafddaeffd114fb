/** The browser is offline, or answers have not reached the server. */
export const outbox = {
  offline: (waiting: number) =>
    waiting === 0
      ? 'You are offline. Your answers are kept on this device and sent later.'
      : `You are offline. ${waiting === 1 ? '1 answer is' : `${waiting} answers are`} kept on this device and will be sent later.`,
  waiting: (count: number) =>
    `${count === 1 ? '1 answer is' : `${count} answers are`} kept on this device and not saved yet. We will keep trying to send ${count === 1 ? 'it' : 'them'}.`,
  /** Before the user has logged in again: nothing can be sent until then. */
  waitingForLogin: (count: number) =>
    count === 1
      ? '1 answer is not saved yet and kept on this device. It is sent when you log in again with the same account.'
      : `${count} answers are not saved yet and kept on this device. They are sent when you log in again with the same account.`,
  /** Once answers that had to wait are saved. */
  delivered: (count: number) =>
    count === 1
      ? 'The answer that was kept on this device has been sent and is saved.'
      : `The ${count} answers that were kept on this device have been sent and are saved.`,
  /** Once answers that came after the close of their round are kept beside it. */
  late: (count: number, owner: string) =>
    count === 1
      ? `The round was closed before this answer arrived. It is kept, and ${owner} can let it in until the results are opened.`
      : `The round was closed before ${count} answers arrived. They are kept, and ${owner} can let them in until the results are opened.`,
  /** The browser stores nothing: its storage is full, or it is in private mode. */
  notKept: 'This browser cannot keep anything on this device. Stay on this page until your input has been saved.',
  sendNow: 'Send now',
  refused: (title: string) => `An answer to “${title}” was not saved.`,
  gone: 'Its network was deleted or is no longer shared with you. The answer is kept here, on this device.',
  download: 'Download the answer',
  open: 'Open the question',
  discard: 'Discard',
};
