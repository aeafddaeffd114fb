/** Passed along with every change made by the user: the reason, and the event that caused it. */
export interface InteractionDetails<Reason extends string> {
  readonly reason: Reason;
  /** Undefined if there was none. */
  readonly event: Event | undefined;
}
