import type { components } from '@credence/api-client';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { networkMembers, users, waitingInvitations } from '../../database/schema/index.js';
import { memberMay } from '../whoMay.js';
import { invitationsOf } from './invitations.js';

type InvitedPerson = components['schemas']['InvitedPerson'];

/**
 * Who is invited to these networks and has not answered, the earliest first. Whether the address has an account is not
 * to be seen before its owner accepts: no name, no id of an account, the spelling of the invitation.
 */
export async function listInvited(
  reader: Reader,
  networkIds: readonly string[],
): Promise<Map<string, InvitedPerson[]>> {
  if (networkIds.length === 0) return new Map();
  const [members, waiting, words] = await Promise.all([
    reader
      .select({
        networkId: networkMembers.networkId,
        id: networkMembers.id,
        address: users.username,
        createdAt: networkMembers.createdAt,
      })
      .from(networkMembers)
      .innerJoin(users, eq(users.id, networkMembers.userId))
      .where(and(isOneOf(networkMembers.networkId, networkIds), memberMay('answer_invitation'))),
    reader.select().from(waitingInvitations).where(isOneOf(waitingInvitations.networkId, networkIds)),
    invitationsOf(reader, networkIds),
  ]);
  const all = [...members, ...waiting].toSorted(
    (one, other) => one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1),
  );
  return new Map(
    [...Map.groupBy(all, ({ networkId }) => networkId)].map(([networkId, people]) => [
      networkId,
      people.map(({ id, address, createdAt }): InvitedPerson => {
        const invitation = words.get(id);
        return {
          id,
          username: invitation?.address ?? address,
          firstname: '',
          lastname: '',
          invitedAt: createdAt.toISOString(),
          ...(invitation?.dueOn ? { dueOn: invitation.dueOn } : {}),
          ...(invitation?.nodes ? { nodes: invitation.nodes.length } : {}),
        };
      }),
    ]),
  );
}
