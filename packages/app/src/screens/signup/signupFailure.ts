/** Why signing up failed, as sentences. A new object for each attempt. */
export interface SignupFailure {
  readonly message: string;
  /** Our more exact sentence, where the specification has one for every failure. */
  readonly details?: string | undefined;
}
