import type { RecordWords } from '@credence/text';
import { and, asc, eq, getTableColumns, or } from 'drizzle-orm';
import { browserName, presentUser } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import {
  addressChanges,
  auditLog,
  identities,
  invitations,
  networkMembers,
  networks,
  questionnaires,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
} from '../../database/schema/index.js';
import { roleMay } from '../../networks/index.js';
import { collectStudies } from './collectStudies.js';
import { collectWork } from './collectWork.js';
import { networkTitle, openInvitations, invitationColumns } from './sentInvitations.js';

type Rows = Record<string, unknown>[];

/**
 * Every table that refers to a person, and how its rows are exported or why not. A test compares it with the schema, so
 * that no new table is forgotten.
 */
export const exported = {
  users: 'the account itself',
  sessions: 'sessions',
  networks: 'networks, without the file: that is downloaded by itself',
  network_members: 'shared',
  waiting_invitations: 'invitationsByEmail: those that the person sent, with the open ones of accounts',
  answers: 'answers',
  combination_sets: 'combinations',
  directions: 'directions',
  node_feedback: 'nodeFeedback',
  explanations: 'explanations',
  outcomes: 'outcomes: what the person wants to learn from networks, and of which cases',
  studies: 'deputyOf: those that the person is or was asked to run if need be',
  study_experts: 'studies',
  study_protocols: 'protocols: those of rounds that the person opened',
  study_redactions:
    'redactions: comments of the person that were taken out; whose they took out themselves is in activities',
  study_rounds: 'activities: to open, extend and close a round is an event',
  set_aside: 'setAside: the questions that are not their field',
  visits: 'visits',
  events: 'record, and activities',
  questionnaires: 'questionnaires',
  address_changes: 'addressChange: the change to another address that is under way',
  audit_log: 'audit',
  registrations: 'left out: gone once the account is active, which is when there is somebody to export them',
  known_browsers: 'left out: secrets of browsers, of which only a hash is stored',
  identities: 'identities',
  second_factors: 'secondFactor: since when; its key is a secret',
  recovery_codes: 'recoveryCodes: when they were used; of each only a hash is stored',
  links: 'left out: secrets of mailed links, of which only a hash is stored',
} as const;

/** Before somebody accepts, whoever invited them does not learn whether the address has an account. */
const accepted = roleMay('view');

/** Collects everything stored about a person, in a transaction with a consistent snapshot. */
export async function collectExport(transaction: Transaction, id: string, words: RecordWords) {
  const [user] = await transaction.select().from(users).where(eq(users.id, id));
  if (!user) throw new Error('The account that asks is not there.');
  return {
    user: presentUser(user),
    account: {
      createdAt: user.createdAt,
      activatedAt: user.activatedAt,
      locale: user.locale,
      privacyVersion: user.privacyVersion,
      privacyAcceptedAt: user.privacyAcceptedAt,
      isAdmin: user.isAdmin,
    },
    addressChange: await pendingAddress(transaction, id),
    networks: await ownNetworks(transaction, id),
    shared: await transaction
      .select({
        network: networkTitle,
        networkId: networkMembers.networkId,
        role: networkMembers.role,
        invitedBySelf: eq(networkMembers.invitedBy, id).mapWith(Boolean),
        createdAt: networkMembers.createdAt,
        acceptedAt: networkMembers.acceptedAt,
        endedAt: networkMembers.endedAt,
        ending: networkMembers.ending,
        ...invitationColumns,
      })
      .from(networkMembers)
      .innerJoin(networks, eq(networks.id, networkMembers.networkId))
      .leftJoin(
        invitations,
        and(eq(invitations.networkId, networkMembers.networkId), eq(invitations.id, networkMembers.id)),
      )
      .where(or(eq(networkMembers.userId, id), and(eq(networkMembers.invitedBy, id), accepted)))
      .orderBy(asc(networkMembers.createdAt)),
    invitationsByEmail: await openInvitations(transaction, id),
    ...(await collectWork(transaction, { userId: id, words })),
    ...(await collectStudies(transaction, user)),
    questionnaires: await feedback(transaction, id),
    sessions: await signIns(transaction, id),
    identities: await knownAs(transaction, id),
    secondFactor: await factorOf(transaction, id),
    recoveryCodes: await transaction
      .select({ usedAt: recoveryCodes.usedAt })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, id)),
    audit: await transaction
      .select({ at: auditLog.at, type: auditLog.type, metadata: auditLog.metadata })
      .from(auditLog)
      .where(eq(auditLog.userId, id))
      .orderBy(asc(auditLog.number)),
  };
}

function knownAs(transaction: Transaction, id: string): Promise<Rows> {
  const { userId: _user, ...columns } = getTableColumns(identities);
  return transaction.select(columns).from(identities).where(eq(identities.userId, id));
}

async function factorOf(transaction: Transaction, id: string) {
  const [factor] = await transaction
    .select({ since: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, id));
  return factor ?? null;
}

async function pendingAddress(transaction: Transaction, id: string) {
  const { userId: _user, ...columns } = getTableColumns(addressChanges);
  const [change] = await transaction.select(columns).from(addressChanges).where(eq(addressChanges.userId, id));
  return change ?? null;
}

function ownNetworks(transaction: Transaction, id: string): Promise<Rows> {
  return transaction
    .select({
      networkId: networks.id,
      filename: networks.filename,
      name: networks.name,
      title: networks.title,
      ownName: networks.ownName,
      size: networks.size,
      createdAt: networks.createdAt,
      modifiedAt: networks.modifiedAt,
      deletedAt: networks.deletedAt,
    })
    .from(networks)
    .where(eq(networks.ownerId, id))
    .orderBy(asc(networks.createdAt));
}

/** The submitted questionnaire, by item. */
async function feedback(transaction: Transaction, id: string): Promise<Rows> {
  const rows = await transaction.select().from(questionnaires).where(eq(questionnaires.userId, id));
  return rows.map(({ scores, texts, experience, frequency, submittedAt }) => ({
    submittedAt,
    answers: {
      ...Object.fromEntries(scores.map((score, index) => [String(index + 1), score])),
      ...texts,
      '12': experience,
      '13': frequency,
    },
  }));
}

async function signIns(transaction: Transaction, id: string): Promise<Rows> {
  const rows = await transaction
    .select()
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(asc(sessions.createdAt), asc(sessions.id));
  return rows.map((session) => ({
    id: session.id,
    createdAt: session.createdAt,
    lastUsedAt: session.lastSeenAt,
    endedAt: session.revokedAt,
    browser: browserName(session.userAgent) ?? null,
  }));
}
