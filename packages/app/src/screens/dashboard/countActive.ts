import type { Activity, DashboardPeriod } from '@credence/ui/screens';

const HOUR = 60 * 60 * 1000;
const lengths: Readonly<Record<DashboardPeriod, number>> = {
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
};

/** The maximum number of users in the log. */
const LISTED = 100;

/** How many users were active in the period before `at`; `atLeast` if the log may be incomplete. */
export function countActive(
  activities: readonly Activity[],
  period: DashboardPeriod,
  at: number,
): { readonly count: number; readonly atLeast: boolean } {
  const people = new Set<string>();
  for (const { user, timestamp } of activities) if (Date.parse(timestamp) >= at - lengths[period]) people.add(user);
  return { count: people.size, atLeast: people.size >= LISTED };
}
