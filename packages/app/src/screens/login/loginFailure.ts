/** Why signing in failed. `error` is the server's own sentence, where it has one, and `code` the word for it. */
export interface LoginFailure {
  readonly reason: 'no-token' | 'failed';
  readonly error?: string;
  readonly code?: string;
}
