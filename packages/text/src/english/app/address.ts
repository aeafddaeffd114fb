/** Changing the e-mail address of an account. */
export const address = {
  change: 'Change e-mail',
  hint: 'We send a link to the new address and one to your present address. Once both are confirmed, you log in with the new one.',
  newAddress: 'New e-mail address',
  password: 'Your password',
  consequence:
    'You are then logged out everywhere. Before that, save what you have begun: drafts on your devices belong to the present address.',
  send: 'Send both links',
  sending: 'Sending...',
  cancel: 'Cancel',
  noAddress: 'Please enter a whole e-mail address, such as name@example.org.',
  noPassword: 'Please enter your password.',
  sent: 'You get two e-mails, one to the new address and one to your present address.',
  failed: 'The change could not be started. Please try again.',
  noResponse: 'No response received from server. Please try again.',

  /** The change that is under way. */
  pending: (to: string, until: string) => `Waiting to change to ${to}; the links work until ${until}`,
  waitsFor: { present: 'Your present address has not agreed yet.', new: 'The new address is not confirmed yet.' },
  openMail: 'Open the link in the e-mail there. None has come? Check the spam folder, or send both again.',
  withdraw: 'Keep the present address',
  withdrawn: 'Your account keeps its address.',
  withdrawFailed: 'The change could not be stopped. Please try again.',

  /** The page of the links. */
  title: 'Change of e-mail',
  checking: 'Checking the link...',
  checkFailed: 'The link could not be checked. Please open it again.',
  invalid: 'This link no longer works.',
  invalidDetails:
    'A link works for 24 hours, until the change is made, refused or asked for again. See your profile for where it stands.',
  askPresent: (from: string, to: string) =>
    `Somebody who knows the password of ${from} asks that the account uses ${to} from now on.`,
  askNew: (to: string) => `Somebody asks that an account here uses ${to}. Confirm only if it is your account.`,
  agree: 'Agree',
  confirm: 'Confirm this address',
  refuse: 'Refuse',
  agreedAlready: 'This address has agreed. The other one still has to.',
  waiting: 'Thank you. Now open the link in the e-mail to the other address.',
  changed: 'The account uses the new address now. Log in with it.',
  refused: 'The account keeps its address.',
  refusedPresent: 'Did you not ask for this? Then somebody knows your password: set a new one.',
  setPassword: 'Set a new password',
  toLogin: 'Go to login',
  toProfile: 'Go to your profile',
  answerFailed: 'Your answer could not be saved. Please try again.',
};
