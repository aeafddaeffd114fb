import type { CurrentAnswer } from '@credence/api-client';

/** Why an answer was not saved: the server's own sentence, or the newer answer that stands. */
export interface SaveFailure {
  /** True where the question changed since it was loaded: by a newer answer, or by a reset of the node. */
  readonly stale?: boolean;
  readonly error?: string | undefined;
  readonly current?: CurrentAnswer | undefined;
  /** True where no answer came: it waits on the device and is sent again by itself. */
  readonly waits?: boolean;
  /** True where it waits because the server can store nothing at the moment. */
  readonly isUnable?: boolean;
  /** True where the network was deleted, or is not the reader's any more. The answer stays on the device. */
  readonly gone?: boolean;
  /** The next question, where it can be answered meanwhile. */
  readonly next?: number;
}
