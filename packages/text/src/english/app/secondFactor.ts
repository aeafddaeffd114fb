/** The second factor: at the login, and on its own page. Only who has to do with one loads it. */
export const secondFactor = {
  /** At the login, after the password. */
  codeLead: (username: string) => `The password of ${username} is right. Now the code.`,
  code: 'Code from your authenticator app',
  codeHint: 'Six digits, new every half minute.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. Each works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
  submit: 'Log in',
  submitting: 'Logging in...',
  back: 'Log in as somebody else',

  title: 'Second factor',
  lead: 'Besides your password, the login then asks for a code from an app on your phone. A stolen password is not enough.',
  off: 'You have none.',
  since: (date: string) => `In use since ${date}.`,
  codesLeft: (left: number) =>
    left === 0
      ? 'All recovery codes are used. Set it up again to get new ones.'
      : `${left} of 10 recovery codes ${left === 1 ? 'is' : 'are'} left.`,
  byInstitution: 'You log in with your institution’s account, which asks for what it needs itself.',
  setUp: 'Set up',
  setUpAgain: 'Set up again',
  remove: 'Remove',
  cancel: 'Cancel',
  open: 'Second factor',

  password: 'Your password',
  presentCode: 'A code from the app that you use now, or a recovery code',
  next: 'Continue',
  busy: 'One moment…',
  removed: 'The second factor was removed.',
  failed: 'That could not be done.',
  noResponse: 'There is no connection, so nothing was changed.',
  notLoaded: 'Your account could not be loaded.',

  scanTitle: 'Add it to your app',
  scan: 'Scan this picture with an authenticator app, or open the link on the phone that has the app.',
  picture: 'QR code for the authenticator app',
  openInApp: 'Open in the app',
  typeSecret: 'Or type this key into the app:',
  firstCode: 'The code that the app shows now',
  confirm: 'Turn on',

  codesTitle: 'Keep these codes',
  codes:
    'They open your account when your phone is lost, each once. They are not shown again: print them, or keep them in a password manager.',
  kept: 'I have kept them',

  /** On the dashboard of administrators. */
  helpTitle: 'Second factor',
  own: 'Your own second factor',
  needed: 'Administrators of this site need a second factor. Once you have one, the figures are here.',
  help: 'Somebody lost their phone and their recovery codes? Make sure that it is them, then remove their second factor. They get an e-mail.',
  address: 'Their e-mail address',
  reset: 'Remove second factor',
  noFactor: 'There is no account with this address that has a second factor.',
  resetDone: (address: string) => `${address} logs in with the password alone now.`,
};

/** The shape of every language's words for this part. */
export type SecondFactorWords = typeof secondFactor;
