import { randomUUID } from 'node:crypto';
import { normaliseUsername } from '../src/accounts/username.js';
import type { UserRow } from '../src/accounts/users.js';
import type { Database } from '../src/database/database.js';
import { users } from '../src/database/schema/index.js';
import { cheapPasswords } from './passwords.js';

export type NewUser = typeof users.$inferInsert & { password: string };

/** The password of test accounts that specify none. */
export const testPassword = 'seven quiet larks';

export async function addUser(database: Database, user: Partial<NewUser>): Promise<UserRow> {
  const [row] = await addUsers(database, [user]);
  if (!row) throw new Error('the account was not stored');
  return row;
}

/** In the order given. */
export async function addUsers(database: Database, given: readonly Partial<NewUser>[]): Promise<UserRow[]> {
  return database
    .insert(users)
    .values(await Promise.all(given.map(newUser)))
    .returning();
}

async function newUser({ password = testPassword, ...user }: Partial<NewUser>) {
  const id = randomUUID();
  const username = user.username ?? `${id}@example.org`;
  return {
    id,
    username,
    usernameKey: normaliseUsername(username),
    passwordHash: await cheapPasswords.hash(password),
    createdAt: new Date('2026-11-01T08:00:00Z'),
    activatedAt: new Date('2026-11-01T08:00:00Z'),
    ...user,
  };
}
