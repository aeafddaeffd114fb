import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { normaliseUsername, type UserRow } from '../../accounts/index.js';
import { users } from '../../database/schema/index.js';
import { withTransaction } from '../../database/withTransaction.js';
import type { Services } from '../../platform/services.js';
import { demoAccounts, demoPassword } from '../../site/index.js';
import { daysAgo } from './daysAgo.js';

/** Fills a demo whose accounts were just created, e.g. with networks of its expert. */
export type DemoContent = (services: Services, accounts: ReadonlyMap<string, UserRow>) => Promise<void>;

/**
 * Creates the demo's accounts and content in an empty database. Resolves to the existing demo accounts, so that the
 * start can print them. An installation that once had real users and lost them gets none.
 */
export async function seedDemo(services: Services, content: readonly DemoContent[] = []): Promise<string[]> {
  const made = await addAccounts(services);
  if (made.size > 0) for (const fill of content) await fill(services, made);
  const names = demoAccounts.map(({ username }) => username);
  const found = await services.database
    .select({ username: users.username })
    .from(users)
    .where(inArray(users.username, names));
  return names.filter((name) => found.some(({ username }) => username === name));
}

async function addAccounts({ database, clock, passwords }: Services): Promise<Map<string, UserRow>> {
  const passwordHash = await passwords.hash(demoPassword);
  const at = daysAgo(clock, 60).now();
  const rows = demoAccounts.map((account) => ({
    ...account,
    id: randomUUID(),
    usernameKey: normaliseUsername(account.username),
    passwordHash,
    createdAt: at,
    activatedAt: at,
  }));
  return withTransaction(database, async (transaction) => {
    const [anybody] = await transaction.select({ id: users.id }).from(users).limit(1);
    if (anybody) return new Map<string, UserRow>();
    // If two servers start at once, the first creates all accounts.
    const made = await transaction.insert(users).values(rows).onConflictDoNothing().returning();
    return new Map(made.map((user) => [user.username, user]));
  });
}
