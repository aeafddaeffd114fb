import type { CurrentAnswer } from '@credence/api-client';

/** Why an answer was not saved: the server's own sentence, or the newer answer that stands. */
export interface SaveFailure {
  /** True where the question changed since it was loaded: by a newer answer, or by a reset of the node. */
  readonly stale?: boolean;
  readonly error?: string | undefined;
  readonly current?: CurrentAnswer | undefined;
  /** True where no answer came: it waits on the device and is sent again by itself. */
  readonly waits?: boolean;
  /** The next question, where it can be answered meanwhile. */
  readonly next?: number;
}
