import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { deleteFactor, deleteRegistrations, forgetBrowsers, formerUser, type UserRow } from '../../accounts/index.js';
import type { Transaction } from '../../database/database.js';
import {
  addressChanges,
  events,
  identities,
  invitations,
  links,
  networkMembers,
  networks,
  questionnaires,
  sessions,
  studies,
  studyExperts,
  studyRounds,
  users,
  waitingInvitations,
} from '../../database/schema/index.js';
import { handOver, lockNetwork, memberMay, noDeputy } from '../../networks/index.js';
import { audit } from '../../platform/audit/audit.js';
import type { Services } from '../../platform/services.js';
import { passToDeputy, stopStudy } from '../../studies/index.js';
import { purgeNetwork } from './purgeNetwork.js';

/**
 * Erases all personal data of a deleted account. A network that it still shares, because its owner chose nothing
 * for it, passes to its longest-standing collaborator, who is told by mail; a study passes to its deputy, or is stopped once
 * a round of it was opened. Its other networks are deleted. Its answers in other people's networks remain, under "former user".
 */
export async function purgeAccount(
  transaction: Transaction,
  user: UserRow,
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<void> {
  const at = services.clock.now();
  await handOverNetworks(transaction, user, services);
  await transaction
    .update(networkMembers)
    .set({ endedAt: at, ending: 'account deleted' })
    .where(and(eq(networkMembers.userId, user.id), isNull(networkMembers.endedAt)));
  await forgetInvitations(transaction, user);
  await leaveStudies(transaction, user, at);
  await transaction
    .update(studies)
    .set(noDeputy)
    .where(or(eq(studies.deputyId, user.id), and(isNull(studies.deputyId), eq(studies.deputyKey, user.usernameKey))));
  await transaction.delete(links).where(eq(links.userId, user.id));
  await transaction.delete(addressChanges).where(eq(addressChanges.userId, user.id));
  await deleteRegistrations(transaction, user.id);
  await forgetBrowsers(transaction, user.id);
  await transaction.delete(identities).where(eq(identities.userId, user.id));
  await deleteFactor(transaction, user.id);
  await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  await transaction.delete(questionnaires).where(eq(questionnaires.userId, user.id));
  await transaction.update(events).set({ username: formerUser }).where(eq(events.actorId, user.id));
  await transaction
    .update(users)
    .set({
      username: formerUser,
      usernameKey: `purged:${user.id}`,
      passwordHash: '',
      isAdmin: false,
      ownsStudies: false,
      firstname: '',
      lastname: '',
      discipline: '',
      title: '0',
      position: '0',
      workplace: '0',
      experience: null,
      profilePic: null,
      locale: null,
      privacyVersion: null,
      privacyAcceptedAt: null,
      signupHash: null,
      showsProfile: false,
      deletedAt: user.deletedAt ?? at,
      purgedAt: at,
    })
    .where(eq(users.id, user.id));
  await audit(transaction, { type: 'account_purged', at, userId: user.id });
}

/** What they were invited with goes; of what they wrote to others, their words. */
async function forgetInvitations(transaction: Transaction, { id }: UserRow): Promise<void> {
  const members = transaction.select({ id: networkMembers.id }).from(networkMembers);
  await transaction.delete(invitations).where(inArray(invitations.id, members.where(eq(networkMembers.userId, id))));
  const written = transaction.select({ id: networkMembers.id }).from(networkMembers);
  await transaction
    .update(invitations)
    .set({ message: '' })
    .where(inArray(invitations.id, written.where(eq(networkMembers.invitedBy, id))));
  const waiting = transaction.select({ id: waitingInvitations.id }).from(waitingInvitations);
  await transaction
    .update(invitations)
    .set({ message: '' })
    .where(inArray(invitations.id, waiting.where(eq(waitingInvitations.invitedBy, id))));
}

/** What they answered in studies stays under their code, and nothing tells whose it is. */
async function leaveStudies(transaction: Transaction, { id }: UserRow, at: Date): Promise<void> {
  const own = eq(studyExperts.userId, id);
  await transaction
    .update(studyExperts)
    .set({ endedAt: at, ending: 'withdrew' })
    .where(and(own, isNull(studyExperts.endedAt)));
  await transaction
    .update(studyExperts)
    .set({
      address: '',
      addressKey: sql`'purged:' || ${studyExperts.id}`,
      consent: sql`${studyExperts.consent} || '{"named": false, "interests": ""}'::jsonb`,
    })
    .where(own);
}

async function handOverNetworks(
  transaction: Transaction,
  user: UserRow,
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<void> {
  const owned = await transaction
    .select({ id: networks.id })
    .from(networks)
    .where(eq(networks.ownerId, user.id))
    .orderBy(networks.id);
  for (const { id } of owned) {
    // Locked, so that a collaborator withdrawing right now does not inherit.
    await lockNetwork(transaction, id);
    const [network] = await transaction.select(described).from(networks).where(eq(networks.id, id));
    if (!network) continue;
    if (!network.deletedAt && (await leaveStudy(transaction, { network, user }, services))) continue;
    const heir = network.deletedAt ? undefined : await longestStanding(transaction, id, user.id);
    if (!heir) {
      await purgeNetwork(transaction, id, services.clock.now());
      continue;
    }
    await handOver(transaction, { network, from: user, to: heir, leaves: true }, services);
  }
}

/**
 * A study passes to its deputy. One of which a round was opened passes to nobody else, who were all promised to see no
 * answer: it is stopped.
 * @returns whether it was one
 */
async function leaveStudy(
  transaction: Transaction,
  { network, user }: { network: Pick<typeof networks.$inferSelect, keyof typeof described>; user: UserRow },
  services: Pick<Services, 'clock' | 'config' | 'site'>,
): Promise<boolean> {
  if (await passToDeputy(transaction, { network, from: user }, services)) return true;
  if ((await transaction.$count(studyRounds, eq(studyRounds.networkId, network.id))) === 0) return false;
  await stopStudy(transaction, network.id, services);
  return true;
}

const described = {
  id: networks.id,
  ownName: networks.ownName,
  name: networks.name,
  title: networks.title,
  filename: networks.filename,
  deletedAt: networks.deletedAt,
};

async function longestStanding(transaction: Transaction, networkId: string, userId: string) {
  const [heir] = await transaction
    .select({ userId: networkMembers.userId })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .where(
      and(
        eq(networkMembers.networkId, networkId),
        memberMay('inherit'),
        isNull(users.deletedAt),
        isNotNull(users.activatedAt),
        ne(users.id, userId),
      ),
    )
    .orderBy(asc(networkMembers.acceptedAt), asc(networkMembers.createdAt))
    .limit(1);
  return heir?.userId;
}
