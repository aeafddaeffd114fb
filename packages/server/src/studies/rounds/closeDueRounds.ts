import { sql } from 'drizzle-orm';
import { studyRounds } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Services } from '../../platform/services.js';
import { closeOpenRound } from './closeOpenRound.js';

/** Milliseconds between the two looks at the clock that close a round. */
const BETWEEN_LOOKS = 60_000;

/**
 * Closes the rounds whose date has passed. The clock is the database's, which all servers share, and has to say so twice, a
 * minute apart: one that jumps ahead and back closes nothing, and what it saw ahead of time was not seen.
 */
export async function closeDueRounds({
  database,
  ...post
}: Pick<Services, 'database' | 'clock' | 'config' | 'site'>): Promise<void> {
  const now = sql`clock_timestamp()`;
  await database.execute(sql`
    update ${studyRounds} set due_seen_at = case when planned_close <= ${now} then ${now} end
    where closed_at is null and (due_seen_at > ${now} or (planned_close <= ${now}) = (due_seen_at is null))`);
  const { rows } = await database.execute<{ networkId: string; at: string }>(sql`
    select network_id as "networkId", ${now} as at from ${studyRounds}
    where closed_at is null and planned_close <= ${now}
      and due_seen_at <= ${now} - make_interval(secs => ${BETWEEN_LOOKS / 1000})`);
  for (const { networkId, at } of rows)
    await withTransaction(database, (transaction) =>
      closeOpenRound(transaction, { networkId, by: null, at: new Date(at) }, post),
    );
}
