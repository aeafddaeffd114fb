import type { components } from '@credence/api-client';
import { LEAST_OF_A_POOL } from '@credence/bayesnet';
import { countLate } from '../../ground/study/lateAnswers.js';
import { studySize } from '../../ground/study/studySize.js';
import type { Operation } from '../../http/operation.js';
import { computeResults } from './computeResults.js';
import { recordResultsRead } from './recordResultsRead.js';
import { requireOpened } from './requireOpened.js';

type PanelQuestion = components['schemas']['PanelQuestion'];

/** What the experts say together. Whoever runs the study sees who they are, by code; an expert sees nobody. */
export const getStudyResults: Operation<'getStudyResults'> = async ({ path, caller: { user } }, services) => {
  const opened = await requireOpened(services.database, path.id, user);
  const { network, protocol, round, closedAt, mayRun } = opened;
  const { questions: asked } = await studySize(services.database, network.id, protocol);
  const { questions, toDiscuss, outcomes, panel } = await computeResults(opened, services);
  await recordResultsRead(opened, user, services);
  const late = mayRun ? await countLate(services.database, { networkId: network.id, round }) : [];
  const inNoPool = late.flatMap(({ code, late: { answers, letIn } }) =>
    answers > letIn ? [{ code, answers: answers - letIn }] : [],
  );
  // What two experts conclude together would tell one of them what the other does.
  const isPool = panel.length >= LEAST_OF_A_POOL;
  return {
    ...{ round, closedAt: closedAt.toISOString(), primary: protocol.primary, experts: panel.length, asked },
    ...(mayRun ? { panel: panel.map(({ code, answered }) => ({ code, answered })) } : {}),
    ...(inNoPool.length > 0 ? { late: inNoPool } : {}),
    questions: mayRun ? [...questions] : questions.map(asExpertsSee),
    toDiscuss: mayRun ? [...toDiscuss] : toDiscuss.filter((place) => isPooled(questions[place]!)),
    outcomes: mayRun
      ? [...outcomes]
      : outcomes.map(({ experts: _, ...together }) =>
          isPool ? together : { node: together.node, state: together.state, pools: {} },
        ),
  };
};

const isPooled = ({ n }: PanelQuestion) => n >= LEAST_OF_A_POOL;

/** Of two answers, one of the two experts could tell the other from how far they are apart. */
function asExpertsSee(question: PanelQuestion): PanelQuestion {
  if (isPooled(question)) return question;
  const { disagreement: _, effect: _effect, ...counts } = question;
  return { ...counts, kinds: [], reasons: [] };
}
