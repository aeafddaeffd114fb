import type { Activity, DashboardPeriod } from '@credence/ui';

const HOUR = 60 * 60 * 1000;
const lengths: Readonly<Record<DashboardPeriod, number>> = {
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
};

/** So many people the log lists at most. */
const LISTED = 100;

/** How many people did something in the period before `at`; `atLeast` where the log may not list them all. */
export function countActive(
  activities: readonly Activity[],
  period: DashboardPeriod,
  at: number,
): { readonly count: number; readonly atLeast: boolean } {
  const people = new Set<string>();
  for (const { user, timestamp } of activities) if (Date.parse(timestamp) >= at - lengths[period]) people.add(user);
  return { count: people.size, atLeast: people.size >= LISTED };
}
