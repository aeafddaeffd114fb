import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { studies, studyProtocols, studyRounds } from '../database/schema/index.js';
import { ApiError } from '../platform/errors.js';

export type StudyRow = typeof studies.$inferSelect;
export type RoundRow = typeof studyRounds.$inferSelect;

/** A study with its last round, and what that was opened with. */
export interface FoundStudy {
  readonly study: StudyRow;
  readonly round: RoundRow | null;
  readonly opened: typeof studyProtocols.$inferSelect | null;
}

/** @throws ApiError no_study */
export async function findStudy(reader: Reader, networkId: string): Promise<FoundStudy> {
  const found = await findStudyIfAny(reader, networkId);
  if (!found) throw new ApiError('no_study');
  return found;
}

/** Undefined where the network is no study. */
export async function findStudyIfAny(reader: Reader, networkId: string): Promise<FoundStudy | undefined> {
  const [found] = await reader
    .select({ study: studies, round: studyRounds, opened: studyProtocols })
    .from(studies)
    .leftJoin(studyRounds, eq(studyRounds.networkId, studies.networkId))
    .leftJoin(
      studyProtocols,
      and(eq(studyProtocols.networkId, studies.networkId), eq(studyProtocols.version, studyRounds.protocolVersion)),
    )
    .where(eq(studies.networkId, networkId))
    .orderBy(desc(studyRounds.round))
    .limit(1);
  return found;
}
