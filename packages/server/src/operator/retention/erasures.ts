import { createHash } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { erasures, studies, studyExperts, users } from '../../database/schema/index.js';

/** What can be erased: an account, a network, what an expert said in a study, and the key between its codes and accounts. */
export const erasable = ['account', 'network', 'answers', 'key'] as const;
export type Erasable = (typeof erasable)[number];

/** That something was erased, without saying what it was to anybody who does not have it. */
export interface Erasure {
  readonly erased: Erasable;
  /** Of its id: SHA-256, hex. */
  readonly hash: string;
  /** ISO 8601. */
  readonly at: string;
}

export const hashOfErased = (erased: Erasable, ...ids: readonly string[]): string =>
  createHash('sha256')
    .update([erased, ...ids].join(' '))
    .digest('hex');

/** Everything that was ever erased, as far as a database says. */
export async function readErasures(reader: Reader): Promise<Erasure[]> {
  const accounts = await reader
    .select({ id: users.id, at: users.purgedAt })
    .from(users)
    .where(isNotNull(users.purgedAt));
  const gone = await reader.select({ id: erasures.networkId, at: erasures.at }).from(erasures);
  const experts = await reader
    .select({ networkId: studyExperts.networkId, id: studyExperts.id, at: studyExperts.endedAt })
    .from(studyExperts)
    .where(and(eq(studyExperts.ending, 'erased'), isNotNull(studyExperts.endedAt)));
  const final = await reader
    .select({ id: studies.networkId, at: studies.finalAt })
    .from(studies)
    .where(isNotNull(studies.finalAt));
  return [
    ...accounts.map(({ id, at }) => erasure('account', at, id)),
    ...gone.map(({ id, at }) => erasure('network', at, id)),
    ...experts.map(({ networkId, id, at }) => erasure('answers', at, networkId, id)),
    ...final.map(({ id, at }) => erasure('key', at, id)),
  ];
}

const erasure = (erased: Erasable, at: Date | null, ...ids: readonly string[]): Erasure => ({
  erased,
  hash: hashOfErased(erased, ...ids),
  at: at!.toISOString(),
});
