import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../database/database.js';
import { users } from '../database/schema/index.js';
import { normaliseUsername } from './username.js';

export type UserRow = typeof users.$inferSelect;

/** An id that no account has: looked up when there is no account, so that both cases take equally long. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const named = (username: string) =>
  // No account has a NUL in its name, and the database rejects it.
  username.includes('\0')
    ? sql`false`
    : and(eq(users.usernameKey, normaliseUsername(username)), isNull(users.purgedAt));

/** Finds the account with this username, including a deleted one whose deletion can still be undone. */
export async function findAccount(reader: Reader, username: string): Promise<UserRow | undefined> {
  const [user] = await reader.select().from(users).where(named(username));
  return user;
}

/** Like findAccount, but locks the account until the transaction ends, so that its activation cannot change. */
export async function lockAccount(transaction: Transaction, username: string): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(named(username)).for('no key update');
  return user;
}

/** Finds an account that can be invited: one whose owner can sign in. */
export async function findInvitable(reader: Reader, username: string): Promise<UserRow | undefined> {
  const [user] = await reader
    .select()
    .from(users)
    .where(
      and(eq(users.usernameKey, normaliseUsername(username)), isNotNull(users.activatedAt), isNull(users.deletedAt)),
    );
  return user;
}

/** Serialises what a person does under this lock until the transaction ends. @returns the account as it is by then */
export async function lockUser(transaction: Transaction, id: string): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}

/** Creates an account; undefined if the address already has one. */
export async function insertUser(reader: Reader, user: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [row] = await reader.insert(users).values(user).onConflictDoNothing({ target: users.usernameKey }).returning();
  return row;
}

export async function updateUser(
  reader: Reader,
  id: string,
  change: Partial<typeof users.$inferInsert>,
): Promise<UserRow | undefined> {
  const [row] = await reader.update(users).set(change).where(eq(users.id, id)).returning();
  return row;
}
