/** An action of a user. */
export interface Activity {
  /** When it happened, as an ISO date and time. */
  readonly timestamp: string;
  /** Who did it. */
  readonly user: string;
  /** What was done, by the server's name for it. */
  readonly type: string;
  /** Its metadata, as received. */
  readonly metadata: unknown;
}

/** All activities of all users, latest first. Unreadable times come last. */
export function activitiesOf(
  users: readonly {
    readonly username: string;
    readonly recent_activities: readonly {
      readonly timestamp: string;
      readonly activity_type: string;
      readonly metadata: unknown;
    }[];
  }[],
): Activity[] {
  const time = ({ timestamp }: Activity) => Date.parse(timestamp) || Number.NEGATIVE_INFINITY;
  return users
    .flatMap(({ username, recent_activities: activities }) =>
      activities.map(
        ({ timestamp, activity_type: type, metadata }): Activity => ({ timestamp, user: username, type, metadata }),
      ),
    )
    .sort((a, b) => (time(a) === time(b) ? 0 : time(b) - time(a)));
}
