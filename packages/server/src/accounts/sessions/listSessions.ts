import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { sessions } from '../../database/schema/index.js';
import type { Operation } from '../../http/operation.js';
import { browserName } from './browserName.js';
import type { SessionRow } from './sessions.js';

/** Lists where the caller is signed in. */
export const listSessions: Operation<'listSessions'> = async ({ caller }, { database, clock, config }) => {
  const at = clock.now();
  const idleSince = new Date(at.getTime() - config.sessionIdle);
  const open = await openSessions(database, caller.user.id, { at, idleSince });
  return {
    sessions: open.map((session) => {
      const browser = browserName(session.userAgent);
      return {
        id: session.id,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastSeenAt.toISOString(),
        current: session.id === caller.session.id,
        ...(browser ? { browser } : {}),
      };
    }),
  };
};

/** The user's sessions that have neither ended nor expired, most recently used first. */
function openSessions(
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
