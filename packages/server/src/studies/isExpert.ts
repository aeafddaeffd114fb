import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { networkMembers, studyExperts, users } from '../database/schema/index.js';
import { memberMay } from '../networks/index.js';

/** Whether somebody with this address takes part in the study, or is asked to. */
export async function isExpert(
  reader: Reader,
  { networkId, addressKey }: { networkId: string; addressKey: string },
): Promise<boolean> {
  const asked = and(
    eq(studyExperts.networkId, networkId),
    eq(studyExperts.addressKey, addressKey),
    isNull(studyExperts.endedAt),
  );
  if ((await reader.$count(studyExperts, asked)) > 0) return true;
  // By another address meanwhile, or in a final study, of which nothing else tells who took part.
  const [member] = await reader
    .select({ id: networkMembers.id })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .where(and(eq(networkMembers.networkId, networkId), memberMay('take_part'), eq(users.usernameKey, addressKey)))
    .limit(1);
  return member !== undefined;
}
