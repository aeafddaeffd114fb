import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { knownBrowsers } from '../../database/schema/index.js';
import { hashToken, newToken } from '../token.js';

/** Whether this user has signed in in the browser that sent the secret. */
export async function isKnownBrowser(
  reader: Reader,
  { userId, secret }: { userId: string; secret: string | undefined },
): Promise<boolean> {
  const found = and(eq(knownBrowsers.tokenHash, hashToken(secret ?? '')), eq(knownBrowsers.userId, userId));
  return (await reader.$count(knownBrowsers, found)) > 0;
}

/**
 * Makes a browser known to a user who proved who they are. Returns its new secret. It replaces the one that the browser
 * sent, for everybody who signs in there, so that a secret planted by somebody else becomes worthless.
 */
export async function rememberBrowser(
  transaction: Transaction,
  { userId, sent, at }: { userId: string; sent: string | undefined; at: Date },
): Promise<string> {
  const secret = newToken();
  const tokenHash = hashToken(secret);
  if (sent !== undefined)
    await transaction
      .update(knownBrowsers)
      .set({ tokenHash })
      .where(eq(knownBrowsers.tokenHash, hashToken(sent)));
  await transaction
    .insert(knownBrowsers)
    .values({ tokenHash, userId, lastUsedAt: at })
    .onConflictDoUpdate({
      target: [knownBrowsers.tokenHash, knownBrowsers.userId],
      set: { lastUsedAt: at },
    });
  return secret;
}

export async function forgetBrowsers(reader: Reader, userId: string): Promise<void> {
  await reader.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
}
