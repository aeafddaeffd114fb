import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { activityCounts, events } from '../../database/schema/index.js';
import { type ByPeriod, byPeriod, type Period, periodNames } from './periods.js';
import { endOfQuarter, summedUntil } from './sumActivities.js';

/** The kinds of activity that are counted separately. */
const kinds = ['activities', 'logins', 'logouts'] as const;

/** The activity in an hour of the day, over all days of a period. */
export type HourOfDay = { readonly hour: number } & { readonly [Kind in (typeof kinds)[number]]: ByPeriod<number> };

/**
 * Counts activities by hour of the day in a time zone, leaving out hours without any. Past quarters come from their
 * stored sums. The events of a period before and after those are counted directly, so that none is missed or counted
 * twice.
 */
export async function countActivities(
  reader: Reader,
  starts: ByPeriod<Date>,
  timeZone: string,
): Promise<readonly HourOfDay[]> {
  const summed = (await summedUntil(reader)) ?? starts.month;
  const until = summed < starts.month ? starts.month : summed;
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const list = (parts: SQL[]) => sql.join(parts, sql`, `);
  const within = (column: SQL) => list(periodNames.map((period) => sql`${column} >= ${moment(starts[period])}`));
  // The quarter in which a period begins: only part of it is in the period, and it counts for this period alone.
  const edge = (period: Period) => {
    const whole = endOfQuarter(starts[period]);
    const flags = periodNames.map((name) => (name === period ? sql`true` : sql`false`));
    return sql`
      select at, 1, (type = 'login')::int, (type = 'logout')::int, ${list(flags)} from ${events}
      where at >= ${moment(starts[period])} and at < ${moment(whole < until ? whole : until)}`;
  };
  const sums = kinds.flatMap((kind) =>
    periodNames.map(
      (period) =>
        sql`coalesce(sum(${sql.raw(kind)}) filter (where ${sql.raw(period)}), 0)::int as ${sql.raw(`${kind}_${period}`)}`,
    ),
  );

  const { rows } = await reader.execute<Record<string, number>>(sql`
    with counted (at, activities, logins, logouts, day, week, month) as (
      select starts_at, activities, logins, logouts, ${within(sql`starts_at`)} from ${activityCounts}
      where starts_at >= ${moment(starts.month)} and starts_at < ${moment(until)}
      union all
      select at, 1, (type = 'login')::int, (type = 'logout')::int, ${within(sql`at`)} from ${events}
      where at >= ${moment(until)}
      union all ${edge('day')}
      union all ${edge('week')}
      union all ${edge('month')}
    )
    select extract(hour from at at time zone ${timeZone})::int as hour, ${list(sums)}
    from counted group by 1 order by 1`);
  const read = (row: Record<string, number>, kind: (typeof kinds)[number]) =>
    byPeriod((period) => row[`${kind}_${period}`] ?? 0);
  return rows.map((row) => ({
    hour: row.hour ?? 0,
    activities: read(row, 'activities'),
    logins: read(row, 'logins'),
    logouts: read(row, 'logouts'),
  }));
}
