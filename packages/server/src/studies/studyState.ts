import { and, eq, isNotNull } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { studyExperts } from '../database/schema/index.js';
import { listAdoptions } from '../judgements/index.js';
import type { StudyPart, StudyState } from '../roles/studyActs.js';
import type { FoundStudy } from './findStudy.js';
import { undoableUntil } from './results/presentAdoption.js';

/** A study that somebody acts in. */
export interface StudyAtHand {
  readonly found: FoundStudy;
  /** The permission by which they do. */
  readonly by: StudyPart;
  readonly at: Date;
}

/** What decides which acts the study takes. Final for a transaction that has locked the network. */
export async function readStudyState(reader: Reader, { found, by, at }: StudyAtHand): Promise<StudyState> {
  const { study, round: last, opened } = found;
  const { sees, withdrawal } = opened?.protocol ?? study.protocol;
  const round = last === null ? 'none' : last.closedAt === null ? 'open' : 'closed';
  const areResultsOpen = round === 'closed' && last?.firstReadAt !== null;
  return {
    by,
    round,
    areResultsOpen,
    isFinal: study.finalAt !== null,
    isStopped: study.stoppedAt !== null,
    hasAccepted: round !== 'none' && (await hasAccepted(reader, study.networkId)),
    adoption: areResultsOpen ? await adoptionAt(reader, study.networkId, at) : 'none',
    sees,
    withdrawal,
  };
}

async function adoptionAt(reader: Reader, networkId: string, at: Date): Promise<StudyState['adoption']> {
  const [last] = await listAdoptions(reader, networkId);
  if (!last) return 'none';
  if (last.isUndone) return 'undone';
  return at < undoableUntil(last) ? 'undoable' : 'over';
}

/** Whether anybody ever agreed to take part in a study, also if they have left it since. */
async function hasAccepted(reader: Reader, networkId: string): Promise<boolean> {
  const accepted = and(eq(studyExperts.networkId, networkId), isNotNull(studyExperts.acceptedAt));
  return (await reader.$count(studyExperts, accepted)) > 0;
}
