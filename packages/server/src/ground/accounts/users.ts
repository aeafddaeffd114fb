import type { Reader, Transaction } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import { normaliseUsername } from './username.js';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';

export type UserRow = typeof users.$inferSelect;

/** The id of no account: looked for where there is none, so that both take the same time. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const named = (username: string) =>
  // No account has a NUL in its name, and the database takes none.
  username.includes('\0')
    ? sql`false`
    : and(eq(users.usernameKey, normaliseUsername(username)), isNull(users.purgedAt));

/** The account with this username, a deleted one too while its owner can take the deletion back. */
export async function findAccount(reader: Reader, username: string): Promise<UserRow | undefined> {
  const [user] = await reader.select().from(users).where(named(username));
  return user;
}

/** The same, which nobody else changes until the transaction ends: whether it is active stays so. */
export async function lockAccount(transaction: Transaction, username: string): Promise<UserRow | undefined> {
  const [user] = await transaction.select().from(users).where(named(username)).for('no key update');
  return user;
}

/** The account that can be invited: one that its owner can sign in to. */
export async function findInvitable(reader: Reader, username: string): Promise<UserRow | undefined> {
  const [user] = await reader
    .select()
    .from(users)
    .where(
      and(eq(users.usernameKey, normaliseUsername(username)), isNotNull(users.activatedAt), isNull(users.deletedAt)),
    );
  return user;
}

/** What a person does under this lock goes one after the other until the transaction ends. */
export async function lockUser(transaction: Transaction, id: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

/** Makes an account; undefined where the address has one already. */
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
