import type { components } from '@credence/api-client';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { assessments, studyExperts, studyLate } from '../../database/schema/index.js';
import { lockNodes } from '../../judgements/index.js';

/** How many answers of an expert came after the close of a round, and how many of these were let in. */
export interface LateOfExpert {
  readonly expertId: string;
  readonly code: number;
  readonly late: components['schemas']['LateAnswers'];
}

/** Counts what came late in a round, by code; nobody of whom nothing did. */
export async function countLate(
  reader: Reader,
  { networkId, round }: { networkId: string; round: number },
): Promise<LateOfExpert[]> {
  const rows = await reader
    .select({ expertId: studyExperts.id, code: studyExperts.code, answers: count(), letIn: count(studyLate.letInAt) })
    .from(studyLate)
    .innerJoin(
      studyExperts,
      and(eq(studyExperts.networkId, studyLate.networkId), eq(studyExperts.id, studyLate.expertId)),
    )
    .where(and(eq(studyLate.networkId, networkId), eq(studyLate.round, round)))
    .groupBy(studyExperts.id, studyExperts.code)
    .orderBy(asc(studyExperts.code));
  return rows.map(({ expertId, code, ...late }) => ({ expertId, code, late }));
}

/** The assessment that a late answer was meant for. */
export const meantFor = and(
  eq(assessments.networkId, studyLate.networkId),
  eq(assessments.expertId, studyLate.expertId),
  eq(assessments.round, studyLate.round),
);

/**
 * Locks every node of whoever's late answers wait to be let in. Call it before the network is locked, as a save does:
 * neither waits for the other.
 */
export async function lockLateNodes(transaction: Transaction, networkId: string): Promise<void> {
  const meant = await transaction
    .selectDistinct({ assessmentId: assessments.id })
    .from(studyLate)
    .innerJoin(assessments, meantFor)
    .where(and(eq(studyLate.networkId, networkId), isNull(studyLate.letInAt)))
    .orderBy(asc(assessments.id));
  for (const { assessmentId } of meant) await lockNodes(transaction, { networkId, assessmentId });
}
