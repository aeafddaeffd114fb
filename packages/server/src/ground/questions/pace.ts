import { secondsPerState } from '@credence/bayesnet';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { visits } from '../../database/schema/index.js';

/** Enough to show a habit, few enough to adapt when it changes. */
const RECENT = 60;

/** Seconds that this person takes per state of a question. */
export async function paceOf(reader: Reader, userId: string): Promise<number> {
  const recent = await reader
    .select({ seconds: visits.seconds, states: visits.states })
    .from(visits)
    .where(eq(visits.userId, userId))
    .orderBy(desc(visits.at))
    .limit(RECENT);
  return secondsPerState(recent);
}
