import { sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { questionnaires } from '../../database/schema/index.js';
import { type ByPeriod, byPeriod, periodNames } from './periods.js';

/** The average of a questionnaire item; null in a period without submissions. */
export interface ItemScore {
  /** From 1 to 7. */
  readonly item: number;
  readonly average: ByPeriod<number | null>;
}

/** Averages each person's latest scores, by the time of submission. */
export async function averageScores(reader: Reader, starts: ByPeriod<Date>): Promise<readonly ItemScore[]> {
  const averages = periodNames.map(
    (period) =>
      sql`(avg(score) filter (where submitted_at >= ${starts[period].toISOString()}))::double precision as ${sql.raw(period)}`,
  );
  const { rows } = await reader.execute<{ item: number } & Record<string, number | null>>(sql`
    select item::int, ${sql.join(averages, sql`, `)}
    from ${questionnaires}, unnest(scores) with ordinality as given (score, item)
    where submitted_at >= ${starts.month.toISOString()}
    group by item order by item`);
  return rows.map((row) => ({ item: row.item, average: byPeriod((period) => row[period] ?? null) }));
}
