import type { Study } from '@credence/api-client';
import { and, desc, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { studies, studyProtocols, studyRounds } from '../../database/schema/index.js';
import { ApiError } from '../../platform/errors.js';

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
  if (!found) throw new ApiError('no_study');
  return found;
}

/** @param mayRun whether the reader runs the study */
export function presentStudy({ study, round, opened }: FoundStudy, mayRun: boolean): Study {
  const isClosed = round !== null && round.closedAt !== null;
  return {
    state: study.finalAt ? 'final' : isClosed ? 'closed' : round ? 'open' : 'draft',
    protocol: opened?.protocol ?? study.protocol,
    ...(round
      ? {
          round: {
            round: round.round,
            openedAt: round.openedAt.toISOString(),
            closesAt: round.plannedClose.toISOString(),
            ...(round.closedAt ? { closedAt: round.closedAt.toISOString() } : {}),
            ...(round.firstReadAt ? { resultsOpenedAt: round.firstReadAt.toISOString() } : {}),
            ...(mayRun && isClosed ? { mayReopen: mayReopen({ study, round }) } : {}),
          },
        }
      : {}),
    ...(opened && mayRun ? { frozen: opened.hashes } : {}),
    ...(study.finalAt ? { finalAt: study.finalAt.toISOString() } : {}),
    ...(study.stoppedAt ? { stoppedAt: study.stoppedAt.toISOString() } : {}),
  };
}

/** Whether the closing of its round can be taken back: nobody has read what is in it. */
export const mayReopen = ({ study, round }: Pick<FoundStudy, 'study' | 'round'>): boolean =>
  study.finalAt === null && round !== null && round.closedAt !== null && round.firstReadAt === null;

/** Until when an expert can take their answers away, by the protocol. */
export function mayWithdraw({ study, round, opened }: FoundStudy): boolean {
  const { withdrawal } = opened?.protocol ?? study.protocol;
  if (study.finalAt !== null) return false;
  return withdrawal === 'until_final' || round?.closedAt === null;
}
