import type { Transaction } from '../../database/database.js';
import { audit } from '../../platform/audit/audit.js';
import { recordEvent } from '../../platform/events/events.js';
import { seal } from '../../platform/seal.js';
import type { Services } from '../../platform/services.js';
import type { UserRow } from '../users.js';
import { newCsrfToken } from './csrf.js';
import { rememberBrowser } from './knownBrowsers.js';
import { startSession } from './startSession.js';

/** Signs somebody in who proved who they are, in the browser that sent the request. */
export async function openSession(
  transaction: Transaction,
  {
    user,
    request: { userAgent, browser },
    at,
    idToken,
    studyId,
  }: {
    user: UserRow;
    request: { userAgent: string | undefined; browser: string | undefined };
    at: Date;
    /** Of a session that the institution's login begins. */
    idToken?: string;
    /** The network of the study that is all that the session opens. */
    studyId?: string;
  },
  config: Services['config'],
): Promise<{ token: string; cookies: { csrfToken: string; browserSecret: string } }> {
  const userId = user.id;
  const { token, sessionId } = await startSession(transaction, {
    userId,
    at,
    userAgent,
    limits: config,
    studyId,
    ...(idToken === undefined ? {} : { idToken: seal(idToken, 'id token', config.secret) }),
  });
  const metadata = { session: sessionId };
  await recordEvent(transaction, { type: 'login', at, actor: user, metadata });
  await audit(transaction, { type: 'signed_in', at, userId, metadata });
  const browserSecret = await rememberBrowser(transaction, { userId, sent: browser, at });
  return { token, cookies: { csrfToken: newCsrfToken(config.secret, sessionId), browserSecret } };
}
