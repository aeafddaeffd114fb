import { and, eq, isNull } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { users } from '../database/schema/index.js';
import { normaliseUsername } from '../sessions/username.js';

export type UserRow = typeof users.$inferSelect;

/** The living account with this username, however it is spelled. */
export async function findUserByUsername(reader: Reader, username: string): Promise<UserRow | undefined> {
  const [user] = await reader
    .select()
    .from(users)
    .where(and(eq(users.usernameKey, normaliseUsername(username)), isNull(users.deletedAt)));
  return user;
}
