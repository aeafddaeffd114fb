import { sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { questionnaires } from '../../database/schema/index.js';
import { type ByPeriod, byPeriod, periodNames } from './periods.js';

/** The average of a questionnaire item; null in a period without submissions. */
export interface ItemScore {
  /** From 1 to 7. */
  readonly item: number;
  readonly average: ByPeriod<number | null>;
  /** How many people the average is over. */
  readonly people: ByPeriod<number>;
}

/** Averages each person's latest scores, by the time of submission. */
export async function averageScores(reader: Reader, starts: ByPeriod<Date>): Promise<readonly ItemScore[]> {
  const averages = periodNames.map((period) => {
    const within = sql`filter (where submitted_at >= ${starts[period].toISOString()})`;
    return sql`
      (avg(score) ${within})::double precision as ${sql.raw(period)},
      (count(score) ${within})::int as ${sql.raw(`${period}_people`)}`;
  });
  const { rows } = await reader.execute<{ item: number } & Record<string, number | null>>(sql`
    select item::int, ${sql.join(averages, sql`, `)}
    from ${questionnaires}, unnest(scores) with ordinality as given (score, item)
    where submitted_at >= ${starts.month.toISOString()}
    group by item order by item`);
  return rows.map((row) => ({
    item: row.item,
    average: byPeriod((period) => row[period] ?? null),
    people: byPeriod((period) => row[`${period}_people`] ?? 0),
  }));
}
