import { and, asc, eq, isNull } from 'drizzle-orm';
import type { UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import { assessments, studyExperts, studyLate, users } from '../../database/schema/index.js';
import { lockNodes } from '../../judgements/index.js';
import { listNodes } from '../../networks/index.js';
import { recordEvent } from '../../platform/events/events.js';
import { writeFixed } from '../writeFixed.js';
import { meantFor } from './lateAnswers.js';
import { saveLate } from './saveLate.js';

interface LettingIn {
  readonly networkId: string;
  readonly round: number;
  /** Only theirs. */
  readonly expertId?: string;
  readonly by: UserRow;
  readonly at: Date;
}

/**
 * Makes what came after the close of a round answers of it, in a transaction that has locked the network. No visit: when
 * its author looked at the question is not known.
 */
export async function letInLate(
  transaction: Transaction,
  { networkId, round, expertId, by, at }: LettingIn,
): Promise<void> {
  const rows = await transaction
    .select({ late: studyLate, expert: studyExperts, author: users, assessmentId: assessments.id })
    .from(studyLate)
    .innerJoin(
      studyExperts,
      and(eq(studyExperts.networkId, studyLate.networkId), eq(studyExperts.id, studyLate.expertId)),
    )
    .innerJoin(users, eq(users.id, studyExperts.userId))
    .innerJoin(assessments, meantFor)
    .where(
      and(
        eq(studyLate.networkId, networkId),
        eq(studyLate.round, round),
        isNull(studyLate.letInAt),
        expertId === undefined ? undefined : eq(studyLate.expertId, expertId),
      ),
    )
    .orderBy(asc(assessments.id), asc(studyLate.nodeKey), asc(studyLate.iteration));
  if (rows.length === 0) return;
  await writeFixed(transaction);
  const nodes = await listNodes(transaction, networkId);
  const statesOf = new Map(nodes.map(({ key, states }) => [key, states.length]));
  const radicesOf = new Map(nodes.map(({ key, parents }) => [key, parents.map((parent) => statesOf.get(parent) ?? 0)]));
  for (const [assessmentId, own] of Map.groupBy(rows, (row) => row.assessmentId)) {
    const progress = new Map(
      (await lockNodes(transaction, { networkId, assessmentId })).map((row) => [row.nodeKey, row]),
    );
    const { expert, author } = own[0]!;
    for (const [nodeKey, ofNode] of Map.groupBy(own, ({ late }) => late.nodeKey))
      await saveLate(transaction, {
        progress: progress.get(nodeKey)!,
        radices: radicesOf.get(nodeKey) ?? [],
        late: ofNode.map(({ late }) => late),
        author,
        at,
      });
    await transaction
      .update(studyLate)
      .set({ letInAt: at })
      .where(
        and(
          eq(studyLate.networkId, networkId),
          eq(studyLate.round, round),
          eq(studyLate.expertId, expert.id),
          isNull(studyLate.letInAt),
        ),
      );
    await recordEvent(transaction, {
      type: 'late_let_in',
      at,
      actor: by,
      networkId,
      metadata: { expert: expert.id, answers: own.length },
    });
  }
}
