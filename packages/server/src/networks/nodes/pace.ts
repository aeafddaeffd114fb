import { secondsPerState } from '@credence/bayesnet';
import { desc, eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../database/builtOnce.js';
import type { Reader } from '../../database/database.js';
import { visits } from '../../database/schema/index.js';

/** Enough to show a habit, few enough to adapt when it changes. */
const RECENT = 60;

const recentVisits = builtOnce((reader) =>
  reader
    .select({ seconds: visits.seconds, states: visits.states })
    .from(visits)
    .where(eq(visits.userId, sql.placeholder('userId')))
    .orderBy(desc(visits.at))
    .limit(RECENT)
    .prepare('recent_visits'),
);

/** Seconds that this person takes per state of a question. */
export async function paceOf(reader: Reader, userId: string): Promise<number> {
  return secondsPerState(await recentVisits(reader).execute({ userId }));
}
