import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { users } from '../../database/schema/index.js';
import { normaliseUsername } from './username.js';

export type UserRow = typeof users.$inferSelect;

/** The account with this username, a deleted one too while its owner can take the deletion back. */
export async function findAccount(reader: Reader, username: string): Promise<UserRow | undefined> {
  // No account has a NUL in its name, and the database takes none.
  if (username.includes('\0')) return undefined;
  const [user] = await reader
    .select()
    .from(users)
    .where(and(eq(users.usernameKey, normaliseUsername(username)), isNull(users.purgedAt)));
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
