/** Passed along with every change made by the user: the reason, and the event that caused it. */
export interface InteractionDetails<Reason extends string> {
  readonly reason: Reason;
  /** Undefined if there was none. */
  readonly event: Event | undefined;
}

/** Passed along when one of several things is chosen, or no longer: which one. */
export interface ChosenDetails extends InteractionDetails<'press' | 'key'> {
  readonly id: string;
}
