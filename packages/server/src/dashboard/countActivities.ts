import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { activityCounts, events } from '../database/schema/index.js';
import { type ByPeriod, byPeriod, type Period, periodNames } from './periods.js';
import { endOfQuarter, summedUntil } from './sumActivities.js';

/** What happened in an hour of the day, over all days of a period. */
export interface HourOfDay {
  readonly hour: number;
  readonly all: ByPeriod<number>;
  readonly logins: ByPeriod<number>;
  readonly logouts: ByPeriod<number>;
}

/**
 * Counts activities by the hour of the day in a time zone; hours in which nothing happened are left out. Quarters that are
 * summed come from their sums; what lies before and after them in a period is counted itself, so that no event is missed
 * or counted twice.
 */
export async function countActivities(
  reader: Reader,
  starts: ByPeriod<Date>,
  timeZone: string,
): Promise<readonly HourOfDay[]> {
  const summed = (await summedUntil(reader)) ?? starts.month;
  const until = summed < starts.month ? starts.month : summed;
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const within = (column: SQL) =>
    sql.join(
      periodNames.map((period) => sql`${column} >= ${moment(starts[period])}`),
      sql`, `,
    );
  // The quarter in which a period begins: only a part of it belongs to the period, and to this one alone.
  const edge = (period: Period) => {
    const whole = endOfQuarter(starts[period]);
    const flags = periodNames.map((name) => (name === period ? sql`true` : sql`false`));
    return sql`
      select at, type, 1, ${sql.join(flags, sql`, `)} from ${events}
      where at >= ${moment(starts[period])} and at < ${moment(whole < until ? whole : until)}`;
  };
  const kinds = { all: sql`true`, logins: sql`type = 'login'`, logouts: sql`type = 'logout'` };
  const sums = Object.entries(kinds).flatMap(([kind, condition]) =>
    periodNames.map(
      (period) =>
        sql`coalesce(sum(count) filter (where ${sql.raw(period)} and ${condition}), 0)::int as ${sql.raw(`${kind}_${period}`)}`,
    ),
  );

  const { rows } = await reader.execute<Record<string, number>>(sql`
    with counted (at, type, count, day, week, month) as (
      select starts_at, type, count, ${within(sql`starts_at`)} from ${activityCounts}
      where starts_at >= ${moment(starts.month)} and starts_at < ${moment(until)}
      union all
      select at, type, 1, ${within(sql`at`)} from ${events} where at >= ${moment(until)}
      union all ${edge('day')}
      union all ${edge('week')}
      union all ${edge('month')}
    )
    select extract(hour from at at time zone ${timeZone})::int as hour, ${sql.join(sums, sql`, `)}
    from counted group by 1 order by 1`);
  const read = (row: Record<string, number>, kind: keyof typeof kinds) =>
    byPeriod((period) => row[`${kind}_${period}`] ?? 0);
  return rows.map((row) => ({
    hour: row.hour ?? 0,
    all: read(row, 'all'),
    logins: read(row, 'logins'),
    logouts: read(row, 'logouts'),
  }));
}
