/** Why signing up failed, as a sentence. A new object for each attempt. */
export interface SignupFailure {
  readonly message: string;
}
