import type { CurrentAnswer, Question } from '@credence/api-client';

/** Why an answer was not saved: the server's own message, or the newer answer in its place. */
export interface AnswerFailure {
  /** True if the question changed after it was loaded: through a newer answer, or a reset of the node. */
  readonly stale?: boolean;
  readonly error?: string | undefined;
  readonly current?: CurrentAnswer | undefined;
  /** The combination that decides the question since. */
  readonly decidedBy?: Question['decidedBy'];
  /** When the answer was typed, if it is a draft that was restored over the newer one. */
  readonly restoredAt?: Date;
  /** True if there was no response: the answer waits on the device and is sent again by itself. */
  readonly waits?: boolean;
  /** True if it waits because the server cannot store anything right now. */
  readonly isUnable?: boolean;
  /** True if what was to be saved in or restored is gone, or no longer accessible to the user. An answer stays on the device. */
  readonly gone?: boolean;
  /** The address of the next question, if it can be answered in the meantime. */
  readonly nextHref?: string;
}

/** Whether somebody has to choose between two answers before anything can be saved. */
export const isConflict = (failure: AnswerFailure | undefined): boolean =>
  failure !== undefined && (failure.stale === true || failure.current !== undefined) && !failure.gone;
