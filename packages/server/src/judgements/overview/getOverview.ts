import { eq, and, isNull } from 'drizzle-orm';
import type { NetworkOverview } from '@credence/api-client';
import type { Reader } from '../../database/database.js';
import { studies, questionnaires, invitations, networkMembers } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { listMembers, paceOf, presentResetRule, requireNetwork } from '../../networks/index.js';
import { may, mayNow } from '../../roles/rights.js';
import { inDrawnOrder } from '../questions/inDrawnOrder.js';
import { nextQuestion } from './nextQuestion.js';
import { listNodeSummaries } from './nodeSummaries.js';
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
  const work = { nodes, userId: user.id, asked: part?.nodes };
  const next = may(found.role, 'assess') ? await nextQuestion(database, assessment, work) : undefined;
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

/** Whether this person has submitted the questionnaire. */
async function hasSubmittedQuestionnaire(reader: Reader, userId: string): Promise<boolean> {
  return (await reader.$count(questionnaires, eq(questionnaires.userId, userId))) > 0;
}

/** What a collaborator was asked for when they were invited, if that was more than to take part. */
async function ownPart(reader: Reader, networkId: string, userId: string): Promise<NetworkOverview['part']> {
  const [invitation] = await reader
    .select({ nodes: invitations.nodes, dueOn: invitations.dueOn })
    .from(networkMembers)
    .innerJoin(
      invitations,
      and(eq(invitations.networkId, networkMembers.networkId), eq(invitations.id, networkMembers.id)),
    )
    .where(
      and(eq(networkMembers.networkId, networkId), eq(networkMembers.userId, userId), isNull(networkMembers.endedAt)),
    );
  if (!invitation || (invitation.nodes === null && invitation.dueOn === null)) return undefined;
  return {
    ...(invitation.nodes ? { nodes: invitation.nodes } : {}),
    ...(invitation.dueOn ? { dueOn: invitation.dueOn } : {}),
  };
}
