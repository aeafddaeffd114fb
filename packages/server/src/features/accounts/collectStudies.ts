import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { networks, studies, studyExperts, studyProtocols } from '../../database/schema/index.js';
import { networkTitle } from './sentInvitations.js';

/** The studies that a person was asked to take part in or to be the deputy of, and the protocols that they opened rounds with. */
export async function collectStudies(
  transaction: Transaction,
  { id: userId, usernameKey }: { id: string; usernameKey: string },
) {
  const asked = and(isNull(studyExperts.userId), eq(studyExperts.addressKey, usernameKey));
  const asDeputy = and(isNull(studies.deputyId), eq(studies.deputyKey, usernameKey));
  return {
    deputyOf: await transaction
      .select({
        network: networkTitle,
        networkId: studies.networkId,
        address: studies.deputyAddress,
        askedAt: studies.deputyAskedAt,
        acceptedAt: studies.deputyAcceptedAt,
      })
      .from(studies)
      .innerJoin(networks, eq(networks.id, studies.networkId))
      .where(or(eq(studies.deputyId, userId), asDeputy))
      .orderBy(asc(studies.deputyAskedAt)),
    studies: await transaction
      .select({
        network: networkTitle,
        networkId: studyExperts.networkId,
        code: studyExperts.code,
        address: studyExperts.address,
        invitedAt: studyExperts.invitedAt,
        acceptedAt: studyExperts.acceptedAt,
        finishedAt: studyExperts.finishedAt,
        consent: studyExperts.consent,
        endedAt: studyExperts.endedAt,
        ending: studyExperts.ending,
      })
      .from(studyExperts)
      .innerJoin(networks, eq(networks.id, studyExperts.networkId))
      .where(or(eq(studyExperts.userId, userId), asked))
      .orderBy(asc(studyExperts.invitedAt)),
    protocols: await transaction
      .select({
        network: networkTitle,
        networkId: studyProtocols.networkId,
        version: studyProtocols.version,
        protocol: studyProtocols.protocol,
        hashes: studyProtocols.hashes,
        at: studyProtocols.at,
      })
      .from(studyProtocols)
      .innerJoin(networks, eq(networks.id, studyProtocols.networkId))
      .where(eq(studyProtocols.authorId, userId))
      .orderBy(asc(studyProtocols.at)),
  };
}
