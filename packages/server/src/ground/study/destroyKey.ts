import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events, networkMembers, studyExperts } from '../../database/schema/index.js';
import { aboutExperts } from '../events/aboutExperts.js';
import { roleMay } from '../roles/whoMay.js';

/**
 * Takes away what leads from a code to a person: the account and the address of the expert, the link that was mailed, and the
 * id that their membership and their own acts share with the code. Who takes part stays a member, with a name of their own
 * for it.
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
  await transaction
    .update(events)
    .set({ assessmentId: null, metadata: sql`${events.metadata} #- '{expert}'` })
    .where(and(eq(events.networkId, networkId), inArray(events.type, [...aboutExperts])));
}
