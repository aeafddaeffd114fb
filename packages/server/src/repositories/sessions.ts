import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Reader } from '../database/database.js';
import { sessions, users } from '../database/schema/index.js';
import type { UserRow } from './users.js';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(reader: Reader, session: typeof sessions.$inferInsert): Promise<void> {
  await reader.insert(sessions).values(session);
}

/** The session of a token and its user, whether they still hold or not. */
export async function findSession(
  reader: Reader,
  tokenHash: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [found] = await reader
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return found;
}

/** Moves the idle limit; where several requests come at once, one writes. */
export async function touchSession(reader: Reader, session: SessionRow, at: Date): Promise<void> {
  await reader
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(and(eq(sessions.tokenHash, session.tokenHash), lt(sessions.lastSeenAt, at)));
}

export async function revokeSession(reader: Reader, session: SessionRow, at: Date): Promise<void> {
  await reader
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.tokenHash, session.tokenHash), isNull(sessions.revokedAt)));
}
