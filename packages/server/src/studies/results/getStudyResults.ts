import { and, eq, gte } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { studyExperts, studyRounds } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { countLate } from '../rounds/lateAnswers.js';
import { studySize } from '../studySize.js';
import { computeResults } from './computeResults.js';
import { recordResultsRead } from './recordResultsRead.js';
import { requireOpened } from './requireOpened.js';
import { type ResultsShown, shownToExperts } from './shownToExperts.js';

/** What the experts say together. Whoever runs the study sees who they are, by code; an expert sees nobody. */
export const getStudyResults: Operation<'getStudyResults'> = async ({ path, caller: { user } }, services) => {
  const opened = await requireOpened(services.database, path.id, user, services.clock.now());
  const { network, protocol, round, closedAt, mayRun } = opened;
  const { questions: questionCount } = await studySize(services.database, network.id, protocol);
  const found = await computeResults(opened, services);
  const { panel } = found;
  await recordResultsRead(opened, user, services);
  const late = mayRun ? await countLate(services.database, { networkId: network.id, round }) : [];
  const inNoPool = late.flatMap(({ code, late: { answers, letIn } }) =>
    answers > letIn ? [{ code, answers: answers - letIn }] : [],
  );
  const results: ResultsShown = mayRun
    ? { questions: [...found.questions], toDiscuss: [...found.toDiscuss], outcomes: [...found.outcomes] }
    : shownToExperts(found, {
        primary: protocol.primary,
        erasedSince: await isErasedSince(services.database, { networkId: network.id, round }),
      });
  return {
    round,
    closedAt: closedAt.toISOString(),
    primary: protocol.primary,
    experts: panel.length,
    asked: questionCount,
    ...(mayRun ? { panel: panel.map(({ code, answered }) => ({ code, answered })) } : {}),
    ...(inNoPool.length > 0 ? { late: inNoPool } : {}),
    ...results,
  };
};

/** Whether somebody had their answers erased after the results of a round were opened. */
async function isErasedSince(
  reader: Reader,
  { networkId, round }: { readonly networkId: string; readonly round: number },
): Promise<boolean> {
  const [found] = await reader
    .select({ id: studyExperts.id })
    .from(studyExperts)
    .innerJoin(studyRounds, and(eq(studyRounds.networkId, studyExperts.networkId), eq(studyRounds.round, round)))
    .where(
      and(
        eq(studyExperts.networkId, networkId),
        eq(studyExperts.ending, 'erased'),
        gte(studyExperts.endedAt, studyRounds.firstReadAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
