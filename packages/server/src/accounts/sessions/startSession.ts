import { randomUUID } from 'node:crypto';
import { and, desc, eq, isNull, ne, notInArray } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { sessions } from '../../database/schema/index.js';
import type { Config } from '../../platform/config/config.js';
import { hashToken, newToken } from '../token.js';

export type SessionLimits = Pick<Config, 'sessionIdle' | 'sessionMax'>;

/** Open sessions of a person; beyond them, the one unused for longest ends. Programs sign in without ever signing out. */
const mostSessions = 100;

/** Starts a session. The client gets the token once; only its hash is stored. */
export async function startSession(
  reader: Reader,
  start: {
    userId: string;
    at: Date;
    userAgent: string | undefined;
    limits: SessionLimits;
    idToken?: Buffer;
    studyId?: string | undefined;
  },
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
    idToken: start.idToken ?? null,
    studyId: start.studyId ?? null,
  });
  const newestSessions = reader
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
        notInArray(sessions.id, newestSessions),
      ),
    );
  return { token, sessionId };
}
