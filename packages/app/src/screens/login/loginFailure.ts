import type { Failure } from '../../ground/text/failures.js';

/** Why signing in failed, with the server's message. */
export interface LoginFailure extends Failure {
  readonly reason: 'no-token' | 'failed';
  /** As typed. */
  readonly username: string;
}
