/** Signing in. */
export const login = {
  title: 'Log in',
  lead: 'Put what you know into numbers: one plain question at a time.',
  username: 'Username or e-mail',
  password: 'Password',
  forgot: 'Forgot your password?',
  signup: 'Sign up',
  submit: 'Log in',
  submitting: 'Logging in...',
  /** Behind the personal link of an invitation. */
  invited: 'Then you see the invitation.',
  /** If the user was interrupted by the sign-in page. */
  goesOn: 'After logging in, you will continue where you left off.',
  failedTitle: 'Login Failed',
  noToken: 'Invalid username or password',
  refused: "Make sure you've entered the correct username and password and try again.",
  failed: 'An error occurred during login',
  demoTitle: 'Try it with a demo account',
  demoHint: 'Choose one to fill in the form.',
  useDemo: (username: string) => `Fill in ${username}`,
  /** If a session ended by itself. */
  sessionEnded: 'Your session has ended, so you were logged out. Log in again to go on.',
};
