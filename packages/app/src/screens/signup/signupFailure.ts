/** Why signing up failed: the sentence for it. A new one for each try. */
export interface SignupFailure {
  readonly message: string;
}
