/** One thing that somebody did. */
export interface Activity {
  /** When, as an ISO date and time. */
  readonly timestamp: string;
  /** Who. */
  readonly user: string;
  /** What, by the name the server has for it. */
  readonly type: string;
  /** What belongs to it, as it came. */
  readonly metadata: unknown;
}

/** All activities of all users, the latest first. Times that cannot be read come last. */
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
