import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { studyExperts } from '../../database/schema/index.js';

/** Whether anybody ever agreed to take part in a study, also if they have left it since. */
export async function hasAccepted(reader: Reader, networkId: string): Promise<boolean> {
  const accepted = and(eq(studyExperts.networkId, networkId), isNotNull(studyExperts.acceptedAt));
  return (await reader.$count(studyExperts, accepted)) > 0;
}
