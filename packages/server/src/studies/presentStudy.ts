import type { Study } from '@credence/api-client';
import type { Reader } from '../database/database.js';
import { mayOfStudy } from '../roles/studyActs.js';
import { readStudyState, type StudyAtHand } from './studyState.js';

/** A study as somebody sees it who runs it or takes part in it. */
export async function presentStudy(reader: Reader, atHand: StudyAtHand): Promise<Study> {
  const { study, round, opened } = atHand.found;
  const mayRun = atHand.by === 'run_study';
  const isClosed = round !== null && round.closedAt !== null;
  return {
    state: study.finalAt ? 'final' : isClosed ? 'closed' : round ? 'open' : 'draft',
    protocol: opened?.protocol ?? study.protocol,
    may: mayOfStudy(await readStudyState(reader, atHand)),
    ...(round
      ? {
          round: {
            round: round.round,
            openedAt: round.openedAt.toISOString(),
            closesAt: round.plannedClose.toISOString(),
            ...(round.closedAt ? { closedAt: round.closedAt.toISOString() } : {}),
            ...(round.firstReadAt ? { resultsOpenedAt: round.firstReadAt.toISOString() } : {}),
            ...(mayRun && opened ? { protocolVersion: opened.version, protocolAt: opened.at.toISOString() } : {}),
          },
        }
      : {}),
    ...(opened && mayRun ? { frozen: opened.hashes } : {}),
    ...(study.finalAt ? { finalAt: study.finalAt.toISOString() } : {}),
    ...(study.stoppedAt ? { stoppedAt: study.stoppedAt.toISOString() } : {}),
  };
}
