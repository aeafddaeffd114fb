import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { type LinkPurpose, links } from '../../database/schema/index.js';
import { hashToken } from '../../ground/accounts/token.js';

const hour = 3_600_000;

/** Milliseconds that a mailed link works. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  activation: 24 * hour,
  password: hour,
  keep_account: 14 * 24 * hour,
};

/**
 * A new link's secret: 256 random bits, given to the mail and stored nowhere. A link to a new password ends those before
 * it; of the others the one of an earlier mail works too, because people open the mail that comes first.
 */
export async function newLink(
  transaction: Transaction,
  { userId, purpose, registrationId, at }: { userId: string; purpose: LinkPurpose; registrationId?: string; at: Date },
): Promise<string> {
  if (purpose === 'password') await endLinks(transaction, userId, [purpose]);
  const secret = randomBytes(32).toString('base64url');
  await transaction.insert(links).values({
    secretHash: hashToken(secret),
    userId,
    purpose,
    registrationId,
    createdAt: at,
    expiresAt: new Date(at.getTime() + linkLife[purpose]),
  });
  return secret;
}

/** A link as whoever opens it finds it. */
export interface MailedLink {
  purpose: LinkPurpose;
  registrationId: string | null;
  used: boolean;
}

/** The user's link with this secret, used or not, while it has not run out. */
export async function findLink(
  reader: Reader,
  { userId, secret, at }: { userId: string; secret: string; at: Date },
): Promise<MailedLink | undefined> {
  const [row] = await reader
    .select()
    .from(links)
    .where(and(eq(links.secretHash, hashToken(secret)), eq(links.userId, userId), gt(links.expiresAt, at)));
  return row && { purpose: row.purpose, registrationId: row.registrationId, used: row.usedAt !== null };
}

/** Uses a link up; false where somebody was quicker. */
export async function spendLink(transaction: Transaction, secret: string, at: Date): Promise<boolean> {
  const spent = await transaction
    .update(links)
    .set({ usedAt: at })
    .where(and(eq(links.secretHash, hashToken(secret)), isNull(links.usedAt), gt(links.expiresAt, at)))
    .returning({ purpose: links.purpose });
  return spent.length > 0;
}

/** Uses all of the user's links for this up: whoever opens another of them is told that it is done. */
export async function spendLinks(
  transaction: Transaction,
  { userId, purpose, at }: { userId: string; purpose: LinkPurpose; at: Date },
): Promise<void> {
  await transaction
    .update(links)
    .set({ usedAt: at, registrationId: null })
    .where(and(eq(links.userId, userId), eq(links.purpose, purpose), isNull(links.usedAt)));
}

/** Makes the user's open links worthless. One that was used is kept, so that opening it twice can be told apart. */
export async function endLinks(
  transaction: Transaction,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  for (const purpose of purposes)
    await transaction
      .delete(links)
      .where(and(eq(links.userId, userId), eq(links.purpose, purpose), isNull(links.usedAt)));
}
