import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { builtOnce } from '../../database/builtOnce.js';
import type { Reader } from '../../database/database.js';
import { sessions, users } from '../../database/schema/index.js';
import type { SessionRow, SignedIn } from '../../ground/accounts/sessions.js';
import { hashToken, newToken } from '../../ground/accounts/token.js';
import type { Config } from '../../platform/config/config.js';

export type SessionLimits = Pick<Config, 'sessionIdle' | 'sessionMax'>;

/** Open sessions of a person; beyond them, the one unused for longest ends. Programs sign in without ever signing out. */
const mostSessions = 100;

/** Starts a session. The client gets the token once; only its hash is stored. */
export async function startSession(
  reader: Reader,
  start: { userId: string; at: Date; userAgent: string | undefined; limits: SessionLimits },
): Promise<{ token: string; sessionId: string }> {
  const token = newToken();
  const sessionId = randomUUID();
  await reader.insert(sessions).values({
    tokenHash: hashToken(token),
    id: sessionId,
    userId: start.userId,
    createdAt: start.at,
    lastSeenAt: start.at,
    expiresAt: new Date(start.at.getTime() + start.limits.sessionMax),
    userAgent: start.userAgent?.slice(0, 255) ?? null,
  });
  const kept = reader
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, start.userId), isNull(sessions.revokedAt)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(mostSessions);
  await reader
    .update(sessions)
    .set({ revokedAt: start.at })
    .where(
      and(
        eq(sessions.userId, start.userId),
        isNull(sessions.revokedAt),
        ne(sessions.id, sessionId),
        notInArray(sessions.id, kept),
      ),
    );
  return { token, sessionId };
}

const sessionOf = builtOnce((reader) =>
  reader
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_of'),
);

/** The token's session, if any, and whether it is valid at this moment. */
export async function lookUpSession(
  reader: Reader,
  token: string,
  at: Date,
  limits: SessionLimits,
): Promise<(SignedIn & { holds: boolean }) | undefined> {
  const [found] = await sessionOf(reader).execute({ tokenHash: hashToken(token) });
  return found && { ...found, holds: holds(found, at, limits) };
}

function holds({ session, user }: SignedIn, at: Date, limits: SessionLimits): boolean {
  const idle = at.getTime() - session.lastSeenAt.getTime();
  return (
    !session.revokedAt &&
    session.expiresAt > at &&
    idle < limits.sessionIdle &&
    user.activatedAt !== null &&
    user.deletedAt === null
  );
}

/** Records that the session is in use. Only occasionally, because writing on every request would cost too much. */
export async function keepAlive(reader: Reader, session: SessionRow, at: Date, limits: SessionLimits): Promise<void> {
  const grain = Math.min(60_000, limits.sessionIdle / 10);
  if (at.getTime() - session.lastSeenAt.getTime() < grain) return;
  // Of several concurrent requests, one writes.
  await reader
    .update(sessions)
    .set({ lastSeenAt: at })
    .where(and(eq(sessions.tokenHash, session.tokenHash), lt(sessions.lastSeenAt, at)));
}
