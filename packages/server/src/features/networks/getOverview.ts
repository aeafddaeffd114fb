import { eq } from 'drizzle-orm';
import { studies } from '../../database/schema/index.js';
import { hasSubmittedQuestionnaire } from '../../ground/accounts/questionnaires.js';
import { listMembers } from '../../ground/networks/people.js';
import { requireNetwork } from '../../ground/networks/requireNetwork.js';
import { presentResetRule } from '../../ground/networks/resetRule.js';
import { paceOf } from '../../ground/questions/pace.js';
import { inDrawnOrder } from '../../ground/study/inDrawnOrder.js';
import type { Operation } from '../../http/operation.js';
import { may, mayNow } from '../../roles/rights.js';
import { nextQuestion } from './nextQuestion.js';
import { listNodeSummaries } from './nodeSummaries.js';
import { ownPart } from './ownPart.js';
import { presentOverview } from './presentOverview.js';

export const getOverview: Operation<'getOverview'> = async ({ path, caller: { user } }, { database, clock }) => {
  const found = await requireNetwork(database, path.id, user, 'view');
  const { network, assessment } = found;
  const [nodes, members, pace, hasSubmittedFeedback, part, isStudy] = await Promise.all([
    listNodeSummaries(database, assessment).then((inFile) =>
      may(found.role, 'take_part') ? inDrawnOrder(database, assessment, inFile) : inFile,
    ),
    listMembers(database, [network.id]),
    paceOf(database, user.id),
    hasSubmittedQuestionnaire(database, user.id),
    ownPart(database, network.id, user.id),
    may(found.role, 'run_study')
      ? database.$count(studies, eq(studies.networkId, network.id)).then((count) => count > 0)
      : undefined,
  ]);
  const asked = { nodes, userId: user.id, asked: part?.nodes };
  const next = may(found.role, 'assess') ? await nextQuestion(database, assessment, asked) : undefined;
  const resetRule = presentResetRule(found);
  return presentOverview({
    network,
    nodes,
    resetRule,
    may: mayNow(found.role, found.state),
    isStudy,
    part,
    pace,
    sharedWith: members.length,
    hasSubmittedFeedback,
    next,
    at: clock.now(),
  });
};
