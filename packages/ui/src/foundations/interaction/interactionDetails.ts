/**
 * Passed along with every change made by the user: the reason, and the event that caused it.
 * @since 0.1.0
 */
export interface InteractionDetails<Reason extends string> {
  readonly reason: Reason;
  /** Undefined if there was none. */
  readonly event: Event | undefined;
}

/**
 * Passed along when one of several things is chosen, or no longer: which one.
 * @since 0.1.0
 * @experimental
 */
export interface ChosenDetails extends InteractionDetails<'press' | 'key'> {
  readonly id: string;
}
