import type { Study } from '@credence/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { studyExperts } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';
import type { ExpertRow } from '../experts/findExpert.js';
import type { FoundStudy } from '../findStudy.js';
import { listPanel } from '../listPanel.js';
import { countLate } from '../rounds/lateAnswers.js';

/** The part of somebody who takes part. @throws ApiError experts_only */
export async function requireOwnPart(reader: Reader, networkId: string, userId: string): Promise<ExpertRow> {
  const [expert] = await reader
    .select()
    .from(studyExperts)
    .where(and(eq(studyExperts.networkId, networkId), eq(studyExperts.userId, userId), isNull(studyExperts.endedAt)));
  if (!expert) throw new ApiError('experts_only');
  return expert;
}

/** What an expert sees of their own part. */
export async function presentOwnPart(
  reader: Reader,
  found: FoundStudy,
  userId: string,
): Promise<NonNullable<Study['own']>> {
  const own = await requireOwnPart(reader, found.study.networkId, userId);
  const [work] = await listPanel(reader, found, own.id);
  const came = await countLate(reader, { networkId: own.networkId, round: found.round?.round ?? 0 });
  const late = came.find(({ expertId }) => expertId === own.id)?.late;
  return {
    code: own.code,
    answered: work?.answered ?? 0,
    questions: work?.questions ?? 0,
    ...(own.finishedAt ? { finishedAt: own.finishedAt.toISOString() } : {}),
    ...(late ? { late } : {}),
  };
}
