import type { Operation } from '../../http/operation.js';
import { browserName } from '../../ground/accounts/browserName.js';
import { listOpenSessions } from '../../ground/accounts/sessions.js';

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
