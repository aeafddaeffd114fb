import type { Operation } from '../../operation.js';
import { browserName } from '../../presenters/browserName.js';
import { listOpenSessions } from '../../repositories/sessions.js';

/** Where one is signed in. */
export const listSessions: Operation<'listSessions'> = async ({ caller }, { database, clock, config }) => {
  const at = clock.now();
  const idleSince = new Date(at.getTime() - config.sessionIdle);
  const open = await listOpenSessions(database, caller.user.id, { at, idleSince });
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
