import { withTransaction } from '../../database/withTransaction.js';
import { type Operation, Reply } from '../../http/operation.js';
import { audit } from '../../platform/audit/audit.js';
import { recordEvent } from '../../platform/events/events.js';
import { unseal } from '../../platform/seal.js';
import type { Services } from '../../platform/services.js';
import { anonymous, newCsrfToken } from './csrf.js';
import { endSessions } from './sessions.js';

export const logout: Operation<'logout'> = async ({ caller: { session, user } }, services) => {
  const { database, clock, config } = services;
  const at = clock.now();
  await withTransaction(database, async (transaction) => {
    await endSessions(transaction, user.id, { ids: [session.id] }, at);
    await recordEvent(transaction, { type: 'logout', at, actor: user, metadata: { session: session.id } });
    await audit(transaction, { type: 'signed_out', at, userId: user.id, metadata: { session: session.id } });
  });
  const url = await providerLogout(session.idToken, services);
  const message = 'You have been logged out.';
  return new Reply(url === undefined ? { message } : { message, url }, {
    csrfToken: newCsrfToken(config.secret, anonymous),
  });
};

/** Our session is over by now, whether or not the provider answers. */
async function providerLogout(
  idToken: Buffer | null,
  { config, provider, log }: Pick<Services, 'config' | 'provider' | 'log'>,
): Promise<string | undefined> {
  if (!idToken || !provider) return undefined;
  try {
    return await provider.end(unseal(idToken, 'id token', config.secret));
  } catch (error) {
    log.warn({ err: error }, 'the session at the provider of the institution was not ended');
    return undefined;
  }
}
