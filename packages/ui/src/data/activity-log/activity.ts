/**
 * An action of a user.
 * @since 0.1.0
 * @experimental
 */
export interface Activity {
  /** When it happened, as an ISO date and time. */
  readonly timestamp: string;
  /** Who did it. */
  readonly user: string;
  /** What was done, by a name for it: `getTypeLabel` gives its words. */
  readonly type: string;
  /** What else is known of it, shown as it is when somebody asks. */
  readonly details: string;
}
