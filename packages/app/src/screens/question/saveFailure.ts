import type { CurrentAnswer } from '@credence/api-client';

/** Why an answer was not saved: the server's own sentence, or the newer answer that stands. */
export interface SaveFailure {
  readonly error?: string | undefined;
  readonly current?: CurrentAnswer | undefined;
}
