import type { CurrentAnswer } from '@credence/api-client';

/** Why an answer was not saved: the server's own sentence, or the newer answer that stands. */
export interface SaveFailure {
  /** True where the question changed since it was loaded: by a newer answer, or by a reset of the node. */
  readonly stale?: boolean;
  readonly error?: string | undefined;
  readonly current?: CurrentAnswer | undefined;
}
