import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events, networkMembers, networks, studies, studyExperts } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { aboutExperts } from '../../ground/events/aboutExperts.js';
import { recordEvent } from '../../ground/events/events.js';
import { requireLockedNetwork } from '../../ground/networks/requireLockedNetwork.js';
import { roleMay } from '../../ground/roles/whoMay.js';
import { findStudy, presentStudy } from '../../ground/study/findStudy.js';
import { requireResults } from '../../ground/study/requireResults.js';
import type { Operation } from '../../http/operation.js';

/** Declares a study final, once: from then on nothing leads from a code to a person, and nobody withdraws. */
export const declareFinal: Operation<'declareFinal'> = ({ path, caller: { user } }, { database, clock }) =>
  withTransaction(database, async (transaction) => {
    const { network } = await requireLockedNetwork(transaction, path.id, user, 'run_study');
    const networkId = network.id;
    const found = await findStudy(transaction, networkId);
    requireResults(found);
    if (found.study.finalAt) return presentStudy(found, true);
    const at = clock.now();
    await transaction.update(studies).set({ finalAt: at }).where(eq(studies.networkId, networkId));
    await destroyKey(transaction, networkId);
    await transaction.update(networks).set({ modifiedAt: at }).where(eq(networks.id, networkId));
    await recordEvent(transaction, { type: 'study_final', at, actor: user, networkId });
    return presentStudy(await findStudy(transaction, networkId), true);
  });

/**
 * What leads from a code to a person: the account and the address of the expert, the link that was mailed, and the id that
 * their membership and their own acts share with the code. Who takes part stays a member, with a name of their own for it.
 */
async function destroyKey(transaction: Transaction, networkId: string): Promise<void> {
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
