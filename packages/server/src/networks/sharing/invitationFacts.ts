import type { components } from '@credence/api-client';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { explanations, nodeProgress, nodes } from '../../database/schema/index.js';
import { assessmentOf } from '../assessments.js';
import { minutesLeft } from '../nodes/minutesLeft.js';
import { paceOf } from '../nodes/pace.js';
import { listMembers, nameOf, type PersonRow } from '../people.js';
import { invitationsOf, type InvitationWords, noWords } from './invitations.js';

type Facts = components['schemas']['InvitationFacts'];

/** An invitation, open or answered. */
export interface InvitationToNetwork {
  /** The network. */
  readonly id: string;
  /** The membership, or the waiting invitation. */
  readonly invitation: string;
  readonly owner: PersonRow;
  /** Null where that is not kept. */
  readonly invitedBy: string | null;
  readonly invitedAt: Date;
}

/**
 * What an invited person needs to know to decide: who asks, why, for what, how much it is, by when, and who takes part.
 * By network id.
 * @param userId whose pace the minutes follow; an id that nobody has, for somebody without an account
 */
export async function invitationFacts(
  reader: Reader,
  userId: string,
  invitations: readonly InvitationToNetwork[],
): Promise<Map<string, Facts>> {
  if (invitations.length === 0) return new Map();
  const ids = invitations.map(({ id }) => id);
  const [members, open, pace, words] = await Promise.all([
    listMembers(reader, ids),
    openOf(reader, userId, ids),
    paceOf(reader, userId),
    invitationsOf(reader, ids),
  ]);
  return new Map(
    invitations.map(({ id, invitation, owner, invitedBy, invitedAt }) => {
      const assessed = open.filter(({ networkId }) => networkId === id);
      const details: InvitationWords = words.get(invitation) ?? noWords;
      const nodeKeys = details.nodes ? new Set(details.nodes) : undefined;
      const part = nodeKeys ? assessed.filter(({ key }) => nodeKeys.has(key)) : assessed;
      const facts: Facts = {
        invitedAt: invitedAt.toISOString(),
        from: nameOf(owner),
        nodes: assessed.length,
        questions: Number(part.reduce((sum, node) => sum + node.open, 0n)),
        minutes: part.reduce((sum, node) => sum + minutesLeft(node.open, node.states, pace), 0),
        sharedWith: members.filter(({ networkId }) => networkId === id).length,
        // After a hand-over they would be given to the new owner.
        ...(details.message && (invitedBy ?? owner.id) === owner.id ? { message: details.message } : {}),
        ...(details.dueOn ? { dueOn: details.dueOn } : {}),
        ...(nodeKeys ? { part: part.map(({ key, displayName }) => ({ id: key, display_name: displayName })) } : {}),
      };
      return [id, facts];
    }),
  );
}

/**
 * The open questions of each assessed node, in file order. A node is looked up by its key: a join may compare each with
 * each.
 */
function openOf(reader: Reader, userId: string, networkIds: readonly string[]) {
  const node = reader
    .select({
      ordinal: nodes.ordinal,
      displayName: sql<string>`coalesce(nullif(${explanations.title}, ''), ${nodes.displayName})`.as('display_name'),
      states: sql<number>`jsonb_array_length(${nodes.states})`.mapWith(Number).as('states'),
    })
    .from(nodes)
    .leftJoin(explanations, and(eq(explanations.networkId, nodes.networkId), eq(explanations.nodeKey, nodes.key)))
    .where(and(eq(nodes.networkId, nodeProgress.networkId), eq(nodes.key, nodeProgress.nodeKey)))
    .limit(1)
    .as('node');
  return reader
    .select({
      networkId: nodeProgress.networkId,
      key: nodeProgress.nodeKey,
      open: nodeProgress.open,
      displayName: node.displayName,
      states: node.states,
    })
    .from(nodeProgress)
    .crossJoinLateral(node)
    .where(
      and(
        isOneOf(nodeProgress.networkId, networkIds),
        eq(nodeProgress.assessmentId, assessmentOf(nodeProgress.networkId, userId)),
      ),
    )
    .orderBy(asc(node.ordinal));
}
