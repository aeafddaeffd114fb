import type { components } from '@credence/api-client';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { nodeProgress, nodes } from '../../database/schema/index.js';
import { assessmentOf } from '../../ground/networks/assessments.js';
import { listMembers, nameOf } from '../../ground/networks/people.js';
import { minutesLeft } from '../../ground/questions/minutesLeft.js';
import { paceOf } from '../../ground/questions/pace.js';
import type { TiedNetwork } from './networkLists.js';

type Facts = components['schemas']['InvitationFacts'];

/** What an invited person needs to know to decide: who asks, how much it is, and who takes part. By network id. */
export async function invitationFacts(
  reader: Reader,
  userId: string,
  invitations: readonly TiedNetwork[],
): Promise<Map<string, Facts>> {
  if (invitations.length === 0) return new Map();
  const ids = invitations.map(({ id }) => id);
  const [members, open, pace] = await Promise.all([
    listMembers(reader, ids),
    openOf(reader, userId, ids),
    paceOf(reader, userId),
  ]);
  return new Map(
    invitations.map(({ id, owner, invitedAt }) => {
      const assessed = open.filter(({ networkId }) => networkId === id);
      const questions = assessed.reduce((sum, node) => sum + node.open, 0n);
      const facts: Facts = {
        invitedAt: invitedAt.toISOString(),
        from: nameOf(owner),
        nodes: assessed.length,
        questions: Number(questions),
        minutes: assessed.reduce((sum, node) => sum + minutesLeft(node.open, node.states, pace), 0),
        sharedWith: members.filter(({ networkId, role }) => networkId === id && role === 'collaboration').length,
      };
      return [id, facts];
    }),
  );
}

/** The open questions of each assessed node, which is looked up by its key: a join may compare each with each. */
function openOf(reader: Reader, userId: string, networkIds: readonly string[]) {
  const node = reader
    .select({ states: sql<number>`jsonb_array_length(${nodes.states})`.mapWith(Number).as('states') })
    .from(nodes)
    .where(and(eq(nodes.networkId, nodeProgress.networkId), eq(nodes.key, nodeProgress.nodeKey)))
    .limit(1)
    .as('node');
  return reader
    .select({ networkId: nodeProgress.networkId, open: nodeProgress.open, states: node.states })
    .from(nodeProgress)
    .crossJoinLateral(node)
    .where(
      and(
        isOneOf(nodeProgress.networkId, networkIds),
        eq(nodeProgress.assessmentId, assessmentOf(nodeProgress.networkId, userId)),
      ),
    );
}
