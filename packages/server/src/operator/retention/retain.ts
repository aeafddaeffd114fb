import { and, eq, gt, isNotNull, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.js';
import {
  addressChanges,
  attempts,
  auditLog,
  events,
  knownBrowsers,
  links,
  mails,
  networkMembers,
  networks,
  pendingLogins,
  sessions,
  studies,
  users,
  visits,
  waitingInvitations,
} from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import { deleteInvitation, memberMay, noDeputy } from '../../networks/index.js';
import { retention } from '../../platform/limits/retention.js';
import type { Services } from '../../platform/services.js';
import { sumActivities } from '../../site/index.js';
import { purgeAccount } from './purgeAccount.js';
import { purgeNetwork } from './purgeNetwork.js';

/** What the mails need that tell people of what became theirs. */
type Post = Pick<Services, 'config' | 'site'>;

/** An arbitrary number, the same in every release; see migrate.ts and audit.ts for the others. */
const retentionLock = 4_271_906;

/**
 * Deletes data whose retention period is over and sums up what the dashboard counts. Each account and network gets its
 * own transaction, so that a large one blocks nobody. Of several servers that call it at once, one goes on.
 * @returns whether this one did
 */
export async function retain(database: Database, at: Date, post: Post): Promise<boolean> {
  try {
    await purgeAccounts(database, at, post);
    await purgeNetworks(database, lt(networks.deletedAt, before(at, retention.deletedNetworks)), at);
    await purgeNetworks(database, isLeft(database), at);
    await step(database, (transaction) => forget(transaction, at));
    await step(database, (transaction) => sumActivities(transaction, at));
    return true;
  } catch (error) {
    if (error instanceof AnotherRetains) return false;
    throw error;
  }
}

class AnotherRetains extends Error {
  override name = 'AnotherRetains';
}

/**
 * Runs a step in a transaction of its own. It holds the lock no longer than that: one of the session would stay with a
 * connection that a pooler has given to somebody else since.
 * @throws AnotherRetains if another server is at a step
 */
function step(database: Database, work: (transaction: Transaction) => Promise<void>): Promise<void> {
  return withTransaction(database, async (transaction) => {
    const { rows } = await transaction.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${retentionLock}) as mine`,
    );
    if (!rows[0]?.mine) throw new AnotherRetains();
    await work(transaction);
  });
}

const before = (at: Date, age: number) => new Date(at.getTime() - age);

async function purgeAccounts(database: Database, at: Date, post: Post): Promise<void> {
  // An account with a recently mailed link may still be activated.
  const expected = database
    .select({ id: links.userId })
    .from(links)
    .where(and(eq(links.userId, users.id), eq(links.purpose, 'activation'), gt(links.expiresAt, at)));
  const over = and(
    isNull(users.purgedAt),
    or(
      lt(users.deletedAt, before(at, retention.deletedAccounts)),
      and(
        isNull(users.activatedAt),
        lt(users.createdAt, before(at, retention.unactivatedAccounts)),
        notExists(expected),
      ),
    ),
  );
  const due = await database.select({ id: users.id }).from(users).where(over);
  for (const { id } of due)
    await step(database, async (transaction) => {
      // Locked before checking again, because its owner may be keeping or activating it right now.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
      const [user] = await transaction
        .select()
        .from(users)
        .where(and(eq(users.id, id), over));
      if (user) await purgeAccount(transaction, user, { ...post, clock: { now: () => at } });
    });
}

/** Selects the stopped studies with which nobody has to do any more: no expert and no collaborator. */
const isLeft = (database: Database) =>
  and(
    inArray(networks.id, database.select({ id: studies.networkId }).from(studies).where(isNotNull(studies.stoppedAt))),
    notExists(
      database
        .select({ id: networkMembers.id })
        .from(networkMembers)
        .where(and(eq(networkMembers.networkId, networks.id), memberMay('view'))),
    ),
  );

async function purgeNetworks(database: Database, over: SQL | undefined, at: Date): Promise<void> {
  const due = await database.select({ id: networks.id }).from(networks).where(over);
  for (const { id } of due)
    await step(database, async (transaction) => {
      // Locked, because its owner may be restoring it right now, or its last expert withdrawing.
      const [network] = await transaction
        .select({ id: networks.id })
        .from(networks)
        .where(and(eq(networks.id, id), over))
        .for('update');
      if (network) await purgeNetwork(transaction, network.id, at);
    });
}

/** Activities that no replay needs: those that changed no node, and all of a network that was erased. */
const isNoRecord = or(
  and(isNull(events.after), isNull(events.before)),
  notExists(sql`(select from ${networks} where ${networks.id} = ${events.networkId})`),
);

/** Deletes what takes only a single statement each. */
async function forget(transaction: Transaction, at: Date): Promise<void> {
  const ended = before(at, retention.endedSessions);
  await transaction.delete(sessions).where(or(lt(sessions.expiresAt, ended), lt(sessions.revokedAt, ended)));
  await transaction.delete(links).where(lt(links.expiresAt, ended));
  await transaction.delete(addressChanges).where(lt(addressChanges.expiresAt, at));
  await transaction.delete(pendingLogins).where(lt(pendingLogins.expiresAt, at));
  const unanswered = before(at, retention.waitingInvitations);
  const forgotten = await transaction
    .delete(waitingInvitations)
    .where(lt(waitingInvitations.createdAt, unanswered))
    .returning({ networkId: waitingInvitations.networkId, id: waitingInvitations.id });
  for (const invitation of forgotten) await deleteInvitation(transaction, invitation);
  await transaction
    .update(studies)
    .set(noDeputy)
    .where(and(isNull(studies.deputyAcceptedAt), lt(studies.deputyAskedAt, unanswered)));
  await transaction.delete(knownBrowsers).where(lt(knownBrowsers.lastUsedAt, before(at, retention.knownBrowsers)));
  await transaction.delete(attempts).where(lt(attempts.expiresAt, before(at, retention.attempts)));
  const old = before(at, retention.mails);
  await transaction.delete(mails).where(or(lt(mails.sentAt, old), lt(mails.failedAt, old)));
  await transaction
    .update(events)
    .set({ idempotencyKey: null, requestHash: null, response: null })
    .where(and(isNotNull(events.idempotencyKey), lt(events.at, before(at, retention.repeatedRequests))));
  const oldest = before(at, retention.activities);
  await transaction.delete(events).where(and(lt(events.at, oldest), isNoRecord));
  await transaction.delete(visits).where(lt(visits.at, oldest));
  // The only deletion that the audit log permits, and only here.
  await transaction.execute(sql`set local credence.retention = 'on'`);
  await transaction.delete(auditLog).where(lt(auditLog.at, oldest));
}
