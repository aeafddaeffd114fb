import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { assessments, events, networkMembers, studyExperts } from '../database/schema/index.js';
import { aboutExperts } from '../judgements/index.js';
import { roleMay } from '../networks/index.js';

/**
 * Takes away what leads from a code to a person: the account and the address of the expert, the link that was mailed, the
 * id that their membership and their own acts share with the code, and the name in every event of their answers. Who takes
 * part stays a member, with a name of their own for it. The account stays behind the answers, which its owner takes home.
 */
export async function destroyKey(transaction: Transaction, networkId: string): Promise<void> {
  await transaction
    .update(studyExperts)
    .set({ userId: null, address: '', addressKey: sql`'final:' || ${studyExperts.id}`, secretHash: '' })
    .where(eq(studyExperts.networkId, networkId));
  await transaction
    .update(networkMembers)
    .set({ id: sql`gen_random_uuid()` })
    .where(and(eq(networkMembers.networkId, networkId), roleMay('take_part')));
  const ofNetwork = eq(events.networkId, networkId);
  await transaction
    .update(events)
    .set({ assessmentId: null })
    .where(and(ofNetwork, inArray(events.type, [...aboutExperts])));
  await transaction
    .update(events)
    .set({ metadata: sql`${events.metadata} #- '{expert}'` })
    .where(and(ofNetwork, sql`${events.metadata} ? 'expert'`));
  const ofExperts = transaction
    .select({ id: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), isNotNull(assessments.expertId)));
  await transaction
    .update(events)
    .set({ username: null, response: null, requestHash: null, idempotencyKey: null })
    .where(and(ofNetwork, inArray(events.assessmentId, ofExperts)));
}
