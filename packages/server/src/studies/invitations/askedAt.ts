import { and, eq, isNotNull, isNull, notExists } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { networkMembers, networks, studyExperts, users } from '../../database/schema/index.js';
import { networkName, personColumns } from '../../networks/index.js';

/**
 * The invitations to open rounds of studies that somebody has not answered, by the address of their account, which the
 * account proves. Not those to a network in which they have another part.
 * @param networkId only that to this one
 */
export function askedAt(reader: Reader, user: { id: string; usernameKey: string }, networkId?: string) {
  const present = reader
    .select({ id: networkMembers.id })
    .from(networkMembers)
    .where(
      and(
        eq(networkMembers.networkId, networks.id),
        eq(networkMembers.userId, user.id),
        isNull(networkMembers.endedAt),
      ),
    );
  return reader
    .select({
      id: networks.id,
      filename: networks.filename,
      name: networkName,
      title: networks.title,
      modifiedAt: networks.modifiedAt,
      ownerId: networks.ownerId,
      openRound: networks.openRound,
      expertId: studyExperts.id,
      invitedAt: studyExperts.invitedAt,
      owner: personColumns,
    })
    .from(studyExperts)
    .innerJoin(networks, eq(networks.id, studyExperts.networkId))
    .innerJoin(users, eq(users.id, networks.ownerId))
    .where(
      and(
        eq(studyExperts.addressKey, user.usernameKey),
        isNull(studyExperts.userId),
        isNull(studyExperts.endedAt),
        isNull(networks.deletedAt),
        isNotNull(networks.openRound),
        notExists(present),
        networkId === undefined ? undefined : eq(networks.id, networkId),
      ),
    );
}
