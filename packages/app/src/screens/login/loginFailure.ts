import type { Failure } from '../../text/failures.js';

/** Why signing in failed, with what the server said of it. */
export interface LoginFailure extends Failure {
  readonly reason: 'no-token' | 'failed';
}
