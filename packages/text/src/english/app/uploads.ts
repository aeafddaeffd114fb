/** The selected files, and the status of each. */
export const uploads = {
  /** Where files are dropped, before the link that opens the file chooser. */
  drop: 'Drop an XML or XDSL file here, or',
  dropSeveral: 'Drop XML or XDSL files or a folder here, or',
  /** What will happen to the file. */
  fileStays: 'Your original file stays as it is; only the probabilities you assess change.',
  list: 'Files to upload',
  checking: 'Checking...',
  waiting: 'Waiting',
  sending: (percent: number) => `Sending, ${percent} %`,
  /** Everything has been sent, and the server is reading it. */
  reading: 'Sent, being processed',
  stored: 'Uploaded',
  /** The way to the names of a file that has none. */
  giveNames: 'Give names',
  giveNamesTo: (name: string) => `Give names: ${name}`,
  /** If the user had uploaded the same bytes before. */
  sameAs: (filename: string, networkId: string) =>
    `You already have a network with the same content: ${filename} (${networkId}).`,
  refused: 'Rejected',
  failed: 'The upload was interrupted. The file is still in the list.',
  unable:
    'Nothing can be saved at the moment. That is not because of the file: it is still in the list, and can be sent again in a few minutes.',
  unreadable: 'This device can no longer read the file. Please choose it again.',
  signedOut: 'Not sent, because you were logged out.',
  cancelled: 'Cancelled',
  /** Follows the problem found in a file before it is sent. */
  allTheSame: (problem: string) => `${problem} You can upload it anyway.`,
  more: (problems: number) => (problems === 1 ? 'and 1 more problem' : `and ${problems} more problems`),
  again: 'Try again',
  sendAgain: (name: string) => `Try again: ${name}`,
  cancel: (name: string) => `Cancel the upload of ${name}`,
  remove: (name: string) => `Remove ${name}`,
  cancelAll: 'Cancel all',
  removeAll: 'Clear list',
  /** The progress of all files. */
  progress: (done: number, all: number) => `${done} of ${all} done`,
  result: (stored: number, all: number) => (stored === all ? `All ${all} uploaded` : `${stored} of ${all} uploaded`),
  chosen: (all: number) => (all === 1 ? '1 file' : `${all} files`),
  /** Below the message that the upload failed. */
  notTaken: (missing: number, all: number) =>
    `${missing} of ${all} files could not be uploaded. See the list for the reasons.`,
  /** If the session ended while files were being sent. */
  keptInTab:
    'You were logged out before everything was sent. Files cannot be stored here, so they stay in this list only while this tab is open. Press Upload to send them.',
};
