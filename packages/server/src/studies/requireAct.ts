import type { StudyAct } from '@credence/api-client';
import type { Reader } from '../database/database.js';
import { ApiError } from '../platform/errors.js';
import { retention } from '../platform/limits/retention.js';
import { refusalOf } from '../roles/studyActs.js';
import { readStudyState, type StudyAtHand } from './studyState.js';

const DAY = 86_400_000;

/**
 * Refuses an act that the study does not take as it is now.
 * @throws ApiError with the first code that the table of acts has for it
 */
export async function requireAct(reader: Reader, act: StudyAct, study: StudyAtHand): Promise<void> {
  const state = await readStudyState(reader, study);
  const code = refusalOf(act, state);
  if (code === undefined) return;
  if (code !== 'adoption_stands') throw new ApiError(code);
  throw state.adoption === 'none'
    ? new ApiError(code, { reason: 'not-adopted' })
    : new ApiError(code, { reason: 'too-late', days: retention.adoptions / DAY });
}
