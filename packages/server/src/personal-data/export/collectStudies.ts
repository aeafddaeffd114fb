import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import {
  networks,
  studies,
  studyExperts,
  studyLate,
  studyProtocols,
  studyRedactions,
} from '../../database/schema/index.js';
import { networkTitle } from './sentInvitations.js';

const ofExpert = (table: typeof studyLate | typeof studyRedactions) =>
  and(eq(studyExperts.networkId, table.networkId), eq(studyExperts.id, table.expertId));

interface Person {
  readonly id: string;
  readonly usernameKey: string;
}

/**
 * The studies that a person was asked to take part in or to be the deputy of, what came late or was taken out of what they
 * said there, and the protocols that they opened rounds with.
 */
export async function collectStudies(transaction: Transaction, person: Person) {
  return {
    deputyOf: await listDeputyships(transaction, person),
    studies: await listParticipations(transaction, person),
    late: await listLateAnswers(transaction, person),
    redactions: await listRedacted(transaction, person),
    protocols: await listProtocols(transaction, person),
  };
}

function listDeputyships(transaction: Transaction, { id: userId, usernameKey }: Person) {
  const byAddress = and(isNull(studies.deputyId), eq(studies.deputyKey, usernameKey));
  return transaction
    .select({
      network: networkTitle,
      networkId: studies.networkId,
      address: studies.deputyAddress,
      askedAt: studies.deputyAskedAt,
      acceptedAt: studies.deputyAcceptedAt,
    })
    .from(studies)
    .innerJoin(networks, eq(networks.id, studies.networkId))
    .where(or(eq(studies.deputyId, userId), byAddress))
    .orderBy(asc(studies.deputyAskedAt));
}

function listParticipations(transaction: Transaction, { id: userId, usernameKey }: Person) {
  const byAddress = and(isNull(studyExperts.userId), eq(studyExperts.addressKey, usernameKey));
  return transaction
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
    .where(or(eq(studyExperts.userId, userId), byAddress))
    .orderBy(asc(studyExperts.invitedAt));
}

function listLateAnswers(transaction: Transaction, { id: userId }: Person) {
  return transaction
    .select({
      network: networkTitle,
      networkId: studyLate.networkId,
      code: studyExperts.code,
      round: studyLate.round,
      nodeKey: studyLate.nodeKey,
      iteration: sql`${studyLate.iteration}`.mapWith(Number),
      answer: studyLate.answer,
      at: studyLate.at,
      letInAt: studyLate.letInAt,
    })
    .from(studyLate)
    .innerJoin(studyExperts, ofExpert(studyLate))
    .innerJoin(networks, eq(networks.id, studyLate.networkId))
    .where(eq(studyExperts.userId, userId))
    .orderBy(asc(studyLate.at), asc(studyLate.nodeKey), asc(studyLate.iteration));
}

function listRedacted(transaction: Transaction, { id: userId }: Person) {
  return transaction
    .select({
      network: networkTitle,
      networkId: studyRedactions.networkId,
      code: studyExperts.code,
      round: studyRedactions.round,
      nodeKey: studyRedactions.nodeKey,
      iteration: sql`${studyRedactions.iteration}`.mapWith(Number),
      at: studyRedactions.at,
      reason: studyRedactions.reason,
    })
    .from(studyRedactions)
    .innerJoin(studyExperts, ofExpert(studyRedactions))
    .innerJoin(networks, eq(networks.id, studyRedactions.networkId))
    .where(eq(studyExperts.userId, userId))
    .orderBy(asc(studyRedactions.at));
}

function listProtocols(transaction: Transaction, { id: userId }: Person) {
  return transaction
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
    .orderBy(asc(studyProtocols.at));
}
