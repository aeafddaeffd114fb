import { secondsPerState } from '@credence/bayesnet';
import { desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { visits } from '../../database/schema/index.js';

/** Enough to be a habit, few enough to follow it when it changes. */
const RECENT = 60;

/** Seconds that this person takes for each state of a question. */
export async function paceOf(reader: Reader, userId: string): Promise<number> {
  const recent = await reader
    .select({ seconds: visits.seconds, states: visits.states })
    .from(visits)
    .where(eq(visits.userId, userId))
    .orderBy(desc(visits.at))
    .limit(RECENT);
  return secondsPerState(recent);
}
