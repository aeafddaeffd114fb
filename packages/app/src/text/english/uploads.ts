/** The selected files, and the status of each. */
export const uploads = {
  list: 'Files to upload',
  checking: 'Being checked',
  waiting: 'Waiting',
  sending: (percent: number) => `Sending, ${percent} %`,
  /** Everything has been sent, and the server is reading it. */
  reading: 'Sent, being read',
  stored: 'Uploaded',
  refused: 'Not taken',
  failed: 'It did not arrive. The file is still in this list.',
  unreadable: 'This device can no longer read the file. Please choose it again.',
  signedOut: 'Not sent, because you were logged out.',
  cancelled: 'Cancelled',
  /** Follows the problem found in a file before it is sent. */
  allTheSame: (problem: string) => `${problem} You can upload it all the same.`,
  more: (problems: number) => (problems === 1 ? 'and 1 more problem' : `and ${problems} more problems`),
  again: 'Send again',
  sendAgain: (name: string) => `Send again: ${name}`,
  cancel: (name: string) => `Cancel ${name}`,
  remove: (name: string) => `Remove ${name}`,
  cancelAll: 'Cancel all',
  removeAll: 'Clear list',
  /** The progress of all files. */
  progress: (done: number, all: number) => `${done} of ${all} done`,
  result: (stored: number, all: number) => (stored === all ? `All ${all} uploaded` : `${stored} of ${all} uploaded`),
  chosen: (all: number) => (all === 1 ? '1 file' : `${all} files`),
  /** Below the message that the upload failed. */
  notTaken: (missing: number, all: number) =>
    `${missing} of ${all} files ${missing === 1 ? 'was' : 'were'} not uploaded. The list of files says why.`,
  /** If the session ended while files were being sent. */
  keptInTab:
    'You were logged out before everything was sent. Files cannot be stored here, so they wait in this list for as long as this tab stays open. Press Upload to send them.',
};
