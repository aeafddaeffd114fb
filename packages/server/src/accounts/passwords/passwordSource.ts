import type { Reader } from '../../database/database.js';
import { isKnownBrowser } from '../sessions/knownBrowsers.js';
import { nobody } from '../users.js';

/**
 * Where the password of a login comes from. Looked up for everybody, so that timing reveals no account.
 * @param userId undefined where there is no account
 */
export async function passwordSource(
  reader: Reader,
  { userId, request }: { userId: string | undefined; request: { browser: string | undefined; address: string } },
): Promise<{ knownBrowser: string } | { address: string }> {
  const { browser, address } = request;
  const known = await isKnownBrowser(reader, { userId: userId ?? nobody, secret: browser });
  return known && browser ? { knownBrowser: browser } : { address };
}
