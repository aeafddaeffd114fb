/** What somebody types and switches on to take part. */
export interface Acceptance {
  /** The invited address, typed again. */
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly interests: string;
  /** Whether the answers may be published under a pseudonym. */
  readonly publishes: boolean;
  /** Whether they want to be named. */
  readonly named: boolean;
}

export const nothingTyped: Acceptance = {
  username: '',
  firstname: '',
  lastname: '',
  interests: '',
  publishes: false,
  named: false,
};

/** Of the sentences that people agree to, in every language. It goes up with every change of what they mean. */
export const CONSENT_VERSION = 1;
