/** Resetting a forgotten password. */
export const forgot = {
  title: 'Forgot your password?',
  lead: 'We will e-mail you a link to set a new one.',
  username: 'E-mail address',
  submit: 'Send link',
  submitting: 'Sending...',
  toLogin: 'Back to login',
  failed: 'An error occurred. Please try again.',
  noResponse: 'No response received from server. Please try again.',
  sentTitle: 'Check your e-mail',
  again: 'Use another address',

  newTitle: 'Set a new password',
  newLead: (username: string) => `For ${username}. You will be logged out everywhere.`,
  password: 'New password',
  save: 'Set new password',
  saving: 'Saving...',
  doneTitle: 'Your password has been changed',

  /** If no e-mail was sent, because the address had several already. */
  waitsHint: 'Until then, use the link in the newest e-mail you have received.',
  repeat: 'Repeat the new password',
  mismatch: 'Passwords do not match',
  checking: 'Checking the link...',
  invalidDetails: 'A link works once, for one hour, and only the newest one counts.',
  /** To a signed-in user who opens the link. */
  loggedIn: (username: string) => `You are logged in as ${username}, so the link for a new password was not opened.`,
  loggedInDetails: 'To use the link, log out and open it again. To change your password, you do not need it.',
  toProfile: 'Go to your profile',
};
