/** The user's own account. */
export const profile = {
  title: 'Profile',
  username: 'E-mail address',
  usernameHint: 'To log in with another one, see “Change e-mail” below.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Profile updated successfully',
  failed: 'An unknown error occurred',
  loadFailed: 'Your profile could not be loaded.',

  changePassword: 'Change Password',
  oldPassword: 'Old password',
  newPassword: 'New password',
  repeatPassword: 'Repeat the new password',
  change: 'Change',
  changing: 'Changing...',
  cancel: 'Cancel',
  mismatch: 'Passwords do not match',
  fillAll: 'Please fill out all fields',
  invalidPassword: 'Invalid Password! Please try again.',
  passwordChanged: 'Password changed successfully',
  otherSessions: 'You stay logged in here and are logged out everywhere else.',

  sessions: 'Where you are logged in',
  thisSession: 'this device',
  unknownBrowser: 'Unknown browser',
  lastUsed: (time: string) => `last used ${time}`,
  end: 'Log out',
  endOf: (browser: string) => `Log out ${browser}`,
  endOthers: 'Log out everywhere else',
  allSessions: (count: number) => `Show all ${count} sessions`,
  onlyHere: 'You are not logged in anywhere else.',
  endFailed: 'The sessions could not be ended. Please try again.',

  data: 'Your data',
  export: { json: 'Download as JSON', csv: 'Download as a table (CSV)' },
  exportHint:
    'JSON holds everything stored about you, in words; the table what you did to nodes, one row for each act. Download networks separately, from Manage Networks.',
  exporting: 'Downloading...',
  exportFailed: 'The download failed. Please try again.',

  delete: 'Delete account',
  deleteTitle: 'Delete your account?',
  deleteConsequence:
    'You will be logged out at once. You can undo this for 14 days with a link we e-mail you; then your name and address are deleted. Your answers in shared networks stay under “A former user”. Networks that nobody else works on are deleted.',
  networksQuestion:
    'Others work on these networks. What should happen to each network? This takes effect immediately; a new owner is told by e-mail.',
  networksUnknown:
    'Your networks could not be loaded. Those that others work on will pass to the colleague who has worked on them longest, who is told by e-mail; studies pass to their deputy or are stopped. Your answers in studies of others stay, under a code.',
  choose: 'Please choose',
  notChosenYet: 'Please choose what becomes of this network.',
  handOverTo: (name: string) => `Hand over to ${name}`,
  deleteNetwork: 'Delete it',
  password: 'Your password',
  deleteConfirm: 'Delete the account',
  deleting: 'Deleting...',
};
