import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Reader } from '../../database/database.js';
import { nodeProgress } from '../../database/schema/index.js';
import type { Assessment } from '../assessments.js';

export type ProgressRow = typeof nodeProgress.$inferSelect;

const ofAssessment = ({ networkId, assessmentId }: Assessment) =>
  and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.assessmentId, assessmentId));

/** The condition that selects one node's progress. */
export const progressOf = (assessment: Assessment, nodeKey: string) =>
  and(ofAssessment(assessment), eq(nodeProgress.nodeKey, nodeKey));

/** The condition that joins saved rows to their node's progress and keeps only those of the current epoch. */
export const ofPresentEpoch = (saved: Record<'networkId' | 'assessmentId' | 'nodeKey' | 'epoch', PgColumn>) =>
  and(
    eq(saved.networkId, nodeProgress.networkId),
    eq(saved.assessmentId, nodeProgress.assessmentId),
    eq(saved.nodeKey, nodeProgress.nodeKey),
    eq(saved.epoch, nodeProgress.epoch),
  );

/** The progress of each assessed node of a network. */
export function listProgress(reader: Reader, assessment: Assessment): Promise<ProgressRow[]> {
  return reader.select().from(nodeProgress).where(ofAssessment(assessment));
}

export async function findProgress(
  reader: Reader,
  assessment: Assessment,
  nodeKey: string,
): Promise<ProgressRow | undefined> {
  const [row] = await reader.select().from(nodeProgress).where(progressOf(assessment, nodeKey));
  return row;
}
