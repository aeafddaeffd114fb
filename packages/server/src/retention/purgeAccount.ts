import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { events, links, networkMembers, networks, questionnaires, sessions, users } from '../database/schema/index.js';
import { forgetBrowsers } from '../ground/accounts/knownBrowsers.js';
import { deleteRegistrations } from '../ground/accounts/registrations.js';
import type { UserRow } from '../ground/accounts/users.js';
import { lockNetwork } from '../ground/networks/networks.js';
import { audit } from '../platform/audit/audit.js';
import { purgeNetwork } from './purgeNetwork.js';

/** The author shown on answers and activities once the account is gone. */
const formerUser = 'former user';

/**
 * Erases all personal data of a deleted account. Each network it shares passes to its longest-standing collaborator;
 * its other networks are deleted. Its answers in other people's networks remain, under "former user".
 */
export async function purgeAccount(transaction: Transaction, user: UserRow, at: Date): Promise<void> {
  await handOverNetworks(transaction, user.id, at);
  await transaction
    .update(networkMembers)
    .set({ endedAt: at, ending: 'account deleted' })
    .where(and(eq(networkMembers.userId, user.id), isNull(networkMembers.endedAt)));
  await transaction.delete(links).where(eq(links.userId, user.id));
  await deleteRegistrations(transaction, user.id);
  await forgetBrowsers(transaction, user.id);
  await transaction.delete(sessions).where(eq(sessions.userId, user.id));
  await transaction.delete(questionnaires).where(eq(questionnaires.userId, user.id));
  await transaction.update(events).set({ username: formerUser }).where(eq(events.actorId, user.id));
  await transaction
    .update(users)
    .set({
      ...{ username: formerUser, usernameKey: `purged:${user.id}`, passwordHash: '', isAdmin: false },
      ...{ firstname: '', lastname: '', discipline: '', title: '0', position: '0', workplace: '0' },
      ...{ experience: null, profilePic: null, locale: null, privacyVersion: null, privacyAcceptedAt: null },
      ...{ deletedAt: user.deletedAt ?? at, purgedAt: at },
    })
    .where(eq(users.id, user.id));
  await audit(transaction, { type: 'account_purged', at, userId: user.id });
}

async function handOverNetworks(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const owned = await transaction
    .select({ id: networks.id, deletedAt: networks.deletedAt })
    .from(networks)
    .where(eq(networks.ownerId, userId));
  for (const network of owned) {
    // Locked, so that a collaborator withdrawing right now does not inherit.
    await lockNetwork(transaction, network.id);
    const heir = network.deletedAt ? undefined : await longestStanding(transaction, network.id, userId);
    if (!heir) {
      await purgeNetwork(transaction, network.id);
      continue;
    }
    await transaction.update(networks).set({ ownerId: heir.userId }).where(eq(networks.id, network.id));
    await transaction
      .update(networkMembers)
      .set({ endedAt: at, ending: 'became owner' })
      .where(and(eq(networkMembers.networkId, network.id), eq(networkMembers.id, heir.id)));
  }
}

async function longestStanding(transaction: Transaction, networkId: string, userId: string) {
  const [heir] = await transaction
    .select({ id: networkMembers.id, userId: networkMembers.userId })
    .from(networkMembers)
    .innerJoin(users, eq(users.id, networkMembers.userId))
    .where(
      and(
        eq(networkMembers.networkId, networkId),
        eq(networkMembers.role, 'collaboration'),
        isNull(networkMembers.endedAt),
        isNull(users.deletedAt),
        isNotNull(users.activatedAt),
        ne(users.id, userId),
      ),
    )
    .orderBy(asc(networkMembers.acceptedAt), asc(networkMembers.createdAt))
    .limit(1);
  return heir;
}
