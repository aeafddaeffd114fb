/** Handed over with every change that a person makes: why it happened, and the event behind it. */
export interface InteractionDetails<Reason extends string> {
  readonly reason: Reason;
  /** Undefined where there was none. */
  readonly event: Event | undefined;
}
