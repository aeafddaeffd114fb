import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { assessments, nodeProgress, studyExperts, users } from '../database/schema/index.js';
import { personColumns } from '../networks/index.js';
import type { FoundStudy } from './findStudy.js';
import { studySize } from './studySize.js';

/** The experts of a study by code, or one of them, and how far each has come: counts, and nothing that they said. */
export async function listPanel(reader: Reader, { study, round, opened }: FoundStudy, expertId?: string) {
  const { networkId } = study;
  const { questions } = await studySize(reader, networkId, opened?.protocol ?? study.protocol);
  const progress = reader
    .select({
      expertId: assessments.expertId,
      answered: sql<number>`sum(${nodeProgress.closed})`.mapWith(Number).as('answered'),
      hasStarted: sql<boolean>`max(${nodeProgress.revision}) > 0`.as('has_started'),
    })
    .from(assessments)
    .innerJoin(
      nodeProgress,
      and(eq(nodeProgress.networkId, assessments.networkId), eq(nodeProgress.assessmentId, assessments.id)),
    )
    .where(and(eq(assessments.networkId, networkId), eq(assessments.round, round?.round ?? 0)))
    .groupBy(assessments.expertId)
    .as('progress');
  const rows = await reader
    .select({
      expert: studyExperts,
      person: { ...personColumns, purgedAt: users.purgedAt },
      answered: progress.answered,
      hasStarted: progress.hasStarted,
    })
    .from(studyExperts)
    .leftJoin(users, eq(users.id, studyExperts.userId))
    .leftJoin(progress, eq(progress.expertId, studyExperts.id))
    .where(and(eq(studyExperts.networkId, networkId), expertId ? eq(studyExperts.id, expertId) : undefined))
    .orderBy(asc(studyExperts.code));
  return rows.map(({ answered, hasStarted, ...row }) => ({
    ...row,
    answered: answered ?? 0,
    hasStarted: hasStarted ?? false,
    questions,
  }));
}

export type PanelRow = Awaited<ReturnType<typeof listPanel>>[number];
