import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { studyExperts } from '../../database/schema/index.js';
import { isUuid } from '../../platform/isUuid.js';

export type ExpertRow = typeof studyExperts.$inferSelect;

/** Whether the owner took the invitation back, and its link leads nowhere. */
export const isTakenBack = ({ ending }: Pick<ExpertRow, 'ending'>): boolean => ending === 'cancelled';

/** An expert of a study, unless their invitation was taken back. */
export async function findExpert(
  reader: Reader,
  { networkId, id }: Pick<ExpertRow, 'networkId' | 'id'>,
): Promise<ExpertRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [expert] = await reader
    .select()
    .from(studyExperts)
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, id)));
  return expert && !isTakenBack(expert) ? expert : undefined;
}
