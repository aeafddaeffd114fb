import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { assessments, nodeProgress, studyExperts, studyRounds } from '../../database/schema/index.js';

/** An expert of a panel. */
export interface PanelExpert {
  /** What stands for them beside answers. */
  readonly code: number;
  readonly assessmentId: string;
  /** Questions that are answered, or decided by a combination. */
  readonly answered: number;
  /** How many saves their answers are made of. */
  readonly saves: number;
}

/** Whose answers: everybody's, or those that may be published. */
export type Released = 'all' | 'publication';

const mayBePublished = sql`(${studyExperts.consent} ->> 'publishes')::boolean`;

/**
 * The assessments of a panel, for use in a query: those of the last round, if it is closed and its results have been
 * opened, of everybody who accepted and did not have their answers erased.
 */
export const releasedAssessments = (reader: Reader, networkId: string, whose: Released = 'all') =>
  reader
    .select({ id: assessments.id, code: studyExperts.code })
    .from(assessments)
    .innerJoin(
      studyRounds,
      and(
        eq(studyRounds.networkId, assessments.networkId),
        eq(studyRounds.round, assessments.round),
        isNotNull(studyRounds.closedAt),
        isNotNull(studyRounds.firstReadAt),
      ),
    )
    .innerJoin(
      studyExperts,
      and(
        eq(studyExperts.networkId, assessments.networkId),
        eq(studyExperts.id, assessments.expertId),
        isNotNull(studyExperts.acceptedAt),
        or(isNull(studyExperts.ending), eq(studyExperts.ending, 'withdrew')),
      ),
    )
    .where(
      and(
        eq(assessments.networkId, networkId),
        whose === 'all' ? undefined : mayBePublished,
        sql`${assessments.round} = (select max(round) from ${studyRounds} where network_id = ${networkId})`,
      ),
    )
    .as('released');

/** The experts of a panel, by code. Nobody before the results have been opened. */
export async function listReleased(reader: Reader, networkId: string, whose?: Released): Promise<PanelExpert[]> {
  const released = releasedAssessments(reader, networkId, whose);
  return reader
    .select({
      code: released.code,
      assessmentId: released.id,
      answered: sql<number>`coalesce(sum(${nodeProgress.closed}), 0)`.mapWith(Number),
      saves: sql<number>`coalesce(sum(${nodeProgress.revision}), 0)`.mapWith(Number),
    })
    .from(released)
    .leftJoin(nodeProgress, and(eq(nodeProgress.networkId, networkId), eq(nodeProgress.assessmentId, released.id)))
    .groupBy(released.id, released.code)
    .orderBy(asc(released.code));
}
