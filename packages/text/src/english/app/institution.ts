/** The institution's login. Loaded by who has one on their site, and by the page that its provider leads back to. */
export const institution = {
  /** Between the form for a password and the button that bears the institution's own words. */
  or: 'or',
  leaving: 'Opening…',
  notOpened: 'The login could not be opened. Please try again.',

  /** On the page that the provider leads back to. */
  title: 'Log in',
  checking: 'Checking the login…',
  failed: 'You are not logged in.',
  noResponse: 'The login could not be checked. Please start it again.',
  again: 'Back to the login',

  profileTitle: 'Welcome',
  profileLead: (address: string) => `You log in as ${address}. This is asked once.`,
  submit: 'Go on',
  submitting: 'One moment…',

  joinTitle: 'You have an account already',
  joinLead: (address: string) =>
    `Enter the password of ${address} here, once. From then on, the login of your institution is enough.`,
  password: 'Password of this account',
  forgotten: 'I no longer know it: e-mail me a link',
  /** Below what became of the mail. */
  forgottenThen: 'Set a new password with the link, then enter it here, or log in with your institution again.',
};

/** The shape of every language's words for this part. */
export type InstitutionWords = typeof institution;
