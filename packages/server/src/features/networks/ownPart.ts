import type { NetworkOverview } from '@credence/api-client';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { invitations, networkMembers } from '../../database/schema/index.js';

/** What a collaborator was asked for when they were invited, if that was more than to take part. */
export async function ownPart(reader: Reader, networkId: string, userId: string): Promise<NetworkOverview['part']> {
  const [asked] = await reader
    .select({ nodes: invitations.nodes, dueOn: invitations.dueOn })
    .from(networkMembers)
    .innerJoin(
      invitations,
      and(eq(invitations.networkId, networkMembers.networkId), eq(invitations.id, networkMembers.id)),
    )
    .where(
      and(eq(networkMembers.networkId, networkId), eq(networkMembers.userId, userId), isNull(networkMembers.endedAt)),
    );
  if (!asked || (asked.nodes === null && asked.dueOn === null)) return undefined;
  return { ...(asked.nodes ? { nodes: asked.nodes } : {}), ...(asked.dueOn ? { dueOn: asked.dueOn } : {}) };
}
