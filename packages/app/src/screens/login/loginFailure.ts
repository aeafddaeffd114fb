/** Why signing in failed. `error` is the server's own sentence, where it has one. */
export interface LoginFailure {
  readonly reason: 'no-token' | 'failed';
  readonly error?: string;
}
