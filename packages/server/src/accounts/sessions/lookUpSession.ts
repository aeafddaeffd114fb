import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { builtOnce } from '../../database/builtOnce.js';
import type { Reader } from '../../database/database.js';
import { sessions, studyExperts, users } from '../../database/schema/index.js';
import type { SignedIn } from '../../http/guard.js';
import { hashToken } from '../token.js';
import type { SessionRow } from './sessions.js';
import type { SessionLimits } from './startSession.js';

/** The part in the study that a session is for: none once it has ended or the study is final. */
const partOfSession = and(
  eq(studyExperts.networkId, sessions.studyId),
  eq(studyExperts.userId, sessions.userId),
  isNull(studyExperts.endedAt),
);

const sessionOf = builtOnce((reader) =>
  reader
    .select({ session: sessions, user: users, part: studyExperts.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(studyExperts, partOfSession)
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
  if (!found) return undefined;
  const { part, ...signedIn } = found;
  const isOver = signedIn.session.studyId !== null && part === null;
  return { ...signedIn, holds: !isOver && holds(signedIn, at, limits) };
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
