import { and, desc, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { sessions, users } from '../../database/schema/index.js';
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

/** The user's sessions that were neither ended nor ran out, the latest used first. */
export function listOpenSessions(
  reader: Reader,
  userId: string,
  { at, idleSince }: { at: Date; idleSince: Date },
): Promise<SessionRow[]> {
  return reader
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        gt(sessions.lastSeenAt, idleSince),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));
}

/** Ends sessions of the user: those with these ids, or all but one. Tells which ended. */
export async function revokeSessions(
  reader: Reader,
  userId: string,
  which: { ids: readonly string[] } | { allBut: string | undefined },
  at: Date,
): Promise<string[]> {
  const chosen =
    'ids' in which
      ? inArray(sessions.id, [...which.ids])
      : which.allBut === undefined
        ? undefined
        : ne(sessions.id, which.allBut);
  const ended = await reader
    .update(sessions)
    .set({ revokedAt: at })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), chosen))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
