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
};
