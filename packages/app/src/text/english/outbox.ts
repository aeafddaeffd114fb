/** The browser is offline, or answers have not reached the server. */
export const outbox = {
  offline: (waiting: number) =>
    waiting === 0
      ? 'You are offline. What you answer waits on this device.'
      : `You are offline. ${waiting === 1 ? '1 answer waits' : `${waiting} answers wait`} on this device.`,
  waiting: (count: number) =>
    `${count === 1 ? '1 answer is' : `${count} answers are`} not saved yet and kept on this device. We keep trying.`,
  /** Before the user has logged in again: nothing can be sent until then. */
  waitingForLogin: (count: number) =>
    count === 1
      ? '1 answer is not saved yet and kept on this device. It is sent when you log in.'
      : `${count} answers are not saved yet and kept on this device. They are sent when you log in.`,
  /** The browser stores nothing: its storage is full, or it is in private mode. */
  notKept: 'This browser cannot keep anything on this device. Stay on this page until what you typed is saved.',
  sendNow: 'Send now',
  refused: (title: string) => `An answer to “${title}” was not saved.`,
  gone: 'Its network was deleted or is no longer shared with you. The answer is kept here, on this device.',
  download: 'Download the answer',
  open: 'Open the question',
  discard: 'Discard',
};
