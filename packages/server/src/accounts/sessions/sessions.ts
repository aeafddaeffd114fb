import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { sessions } from '../../database/schema/index.js';

export type SessionRow = typeof sessions.$inferSelect;

/** Ends the user's sessions with these ids, or all but one. Returns those that ended. */
export async function endSessions(
  reader: Reader,
  userId: string,
  which: { ids: readonly string[] } | { allBut: string | undefined },
  at: Date,
): Promise<string[]> {
  const chosen =
    'ids' in which
      ? isOneOf(sessions.id, which.ids)
      : which.allBut === undefined
        ? undefined
        : ne(sessions.id, which.allBut);
  const ended = await reader
    .update(sessions)
    .set({ revokedAt: at, idToken: null })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), chosen))
    .returning({ id: sessions.id });
  return ended.map(({ id }) => id);
}
