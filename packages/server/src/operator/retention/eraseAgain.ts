import { and, desc, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { assessments, networks, studies, studyExperts, studyRounds, users } from '../../database/schema/index.js';
import type { Services } from '../../platform/services.js';
import { destroyKey, endPart } from '../../studies/index.js';
import { type Erasable, type Erasure, hashOfErased } from './erasures.js';
import { purgeAccount } from './purgeAccount.js';
import { purgeNetwork } from './purgeNetwork.js';

type Erasing = Pick<Services, 'clock' | 'config' | 'site'>;

/**
 * Erases again what was erased before and is back, because the database was restored as it was earlier. Of a study whose
 * results nobody had opened by then, the key stays: it goes on from there, with the people who take part.
 * @returns how much that was
 */
export async function eraseAgain(
  transaction: Transaction,
  list: readonly Erasure[],
  services: Erasing,
): Promise<number> {
  const hashes = new Set(list.map(({ hash }) => hash));
  const isErased = (erased: Erasable, ...ids: readonly string[]) => hashes.has(hashOfErased(erased, ...ids));
  // Accounts come last: what they own passes on, or goes with them.
  return (
    (await eraseParts(transaction, (...ids) => isErased('answers', ...ids), services.clock.now())) +
    (await eraseKeys(transaction, (id) => isErased('key', id), services.clock.now())) +
    (await eraseNetworks(transaction, (id) => isErased('network', id), services.clock.now())) +
    (await eraseAccounts(transaction, (id) => isErased('account', id), services))
  );
}

async function eraseParts(
  transaction: Transaction,
  isErased: (networkId: string, expertId: string) => boolean,
  at: Date,
): Promise<number> {
  const parts = await transaction
    .select({
      networkId: studyExperts.networkId,
      expertId: studyExperts.id,
      userId: users.id,
      username: users.username,
    })
    .from(studyExperts)
    .leftJoin(users, eq(users.id, studyExperts.userId))
    .where(or(isNull(studyExperts.ending), ne(studyExperts.ending, 'erased')));
  const erased = parts.filter(({ networkId, expertId }) => isErased(networkId, expertId));
  for (const part of erased) await erasePart(transaction, part, at);
  return erased.length;
}

interface Part {
  readonly networkId: string;
  readonly expertId: string;
  /** Null if the person had not accepted yet when it was backed up. */
  readonly userId: string | null;
  readonly username: string | null;
}

async function erasePart(transaction: Transaction, part: Part, at: Date): Promise<void> {
  const { networkId, expertId, userId, username } = part;
  const [own] = await transaction
    .select({ assessmentId: assessments.id })
    .from(assessments)
    .where(and(eq(assessments.networkId, networkId), eq(assessments.expertId, expertId)))
    .orderBy(desc(assessments.round))
    .limit(1);
  if (own && userId !== null && username !== null) {
    const user = { id: userId, username };
    await endPart(transaction, { assessment: { networkId, ...own }, expertId, user, keeps: false, at });
    return;
  }
  await transaction
    .update(studyExperts)
    .set({ endedAt: at, ending: 'erased' })
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.id, expertId)));
}

async function eraseKeys(transaction: Transaction, isErased: (id: string) => boolean, at: Date): Promise<number> {
  const read = await transaction
    .selectDistinct({ id: studies.networkId })
    .from(studies)
    .innerJoin(studyRounds, eq(studyRounds.networkId, studies.networkId))
    .where(and(isNull(studies.finalAt), isNotNull(studyRounds.firstReadAt)));
  const erased = read.filter(({ id }) => isErased(id));
  for (const { id } of erased) {
    await transaction.update(studies).set({ finalAt: at }).where(eq(studies.networkId, id));
    await destroyKey(transaction, id);
  }
  return erased.length;
}

async function eraseNetworks(transaction: Transaction, isErased: (id: string) => boolean, at: Date): Promise<number> {
  const all = await transaction.select({ id: networks.id }).from(networks).orderBy(networks.id);
  const erased = all.filter(({ id }) => isErased(id));
  for (const { id } of erased) await purgeNetwork(transaction, id, at);
  return erased.length;
}

async function eraseAccounts(
  transaction: Transaction,
  isErased: (id: string) => boolean,
  services: Erasing,
): Promise<number> {
  const all = await transaction.select({ id: users.id }).from(users).where(isNull(users.purgedAt)).orderBy(users.id);
  const erased = all.filter(({ id }) => isErased(id));
  for (const { id } of erased) {
    const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('update');
    if (user) await purgeAccount(transaction, user, services);
  }
  return erased.length;
}
