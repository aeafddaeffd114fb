import type { Failure } from '@credence/text';

/** Why signing in failed, with the server's message. */
export interface LoginFailure extends Failure {
  readonly reason: 'no-token' | 'failed';
  /** As typed. */
  readonly username: string;
}
