import { lt, max, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { activityCounts, events } from '../../database/schema/index.js';
import { periods } from './periods.js';

/** Milliseconds covered by one row of counts. */
export const quarter = 15 * 60_000;
/** A quarter is summed once no transaction can still add to it, on any server, even with a slightly wrong clock. */
const settled = 60 * 60_000;
/** Longer than the longest period. */
const retention = periods.month + 24 * 3_600_000;

const quarterOf = (time: number) => new Date(Math.floor(time / quarter) * quarter);

/** The end of the summed quarters; undefined if there are none. */
export async function summedUntil(reader: Reader): Promise<Date | undefined> {
  const [last] = await reader.select({ startsAt: max(activityCounts.startsAt) }).from(activityCounts);
  return last?.startsAt ? new Date(last.startsAt.getTime() + quarter) : undefined;
}

/**
 * Sums the activities of past quarters. The dashboard is also correct without the sums, only slower, so this may run
 * late or never. Only one run at a time.
 */
export async function sumActivities(transaction: Transaction, at: Date): Promise<void> {
  const oldest = quarterOf(at.getTime() - retention);
  await transaction.delete(activityCounts).where(lt(activityCounts.startsAt, oldest));
  const from = (await summedUntil(transaction)) ?? oldest;
  const until = quarterOf(at.getTime() - settled);
  await transaction.execute(sql`
    insert into ${activityCounts} (starts_at, activities, logins, logouts)
    select date_bin('15 minutes', at, timestamptz 'epoch'), count(*),
      count(*) filter (where type = 'login'), count(*) filter (where type = 'logout')
    from ${events}
    where at >= ${from.toISOString()} and at < ${until.toISOString()}
    group by 1`);
}

/** The end of the quarter that contains a moment, or the moment itself if a quarter starts there. */
export function endOfQuarter(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / quarter) * quarter);
}
