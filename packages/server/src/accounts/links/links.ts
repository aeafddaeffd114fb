import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { type LinkPurpose, links } from '../../database/schema/index.js';
import { hashToken } from '../token.js';

const hour = 3_600_000;

/** Milliseconds for which a mailed link is valid. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  activation: 24 * hour,
  password: hour,
  keep_account: 14 * 24 * hour,
  present_address: 24 * hour,
  new_address: 24 * hour,
};

/**
 * Creates a link and returns its secret: 256 random bits, mailed and never stored. A new password link invalidates
 * earlier ones; other earlier links stay valid, because people open whichever mail comes first.
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

/** The state of a link when it is opened. */
export interface MailedLink {
  purpose: LinkPurpose;
  registrationId: string | null;
  used: boolean;
}

/** Finds the user's unexpired link with this secret, used or not. */
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

/** Finds the unexpired, unused link with this secret, whosever it is. */
export async function findLinkBySecret(
  reader: Reader,
  secret: string,
  at: Date,
): Promise<{ userId: string; purpose: LinkPurpose } | undefined> {
  const [row] = await reader
    .select({ userId: links.userId, purpose: links.purpose })
    .from(links)
    .where(and(eq(links.secretHash, hashToken(secret)), isNull(links.usedAt), gt(links.expiresAt, at)));
  return row;
}

/** Marks a link as used; false if another request was faster. */
export async function spendLink(transaction: Transaction, secret: string, at: Date): Promise<boolean> {
  const spent = await transaction
    .update(links)
    .set({ usedAt: at })
    .where(and(eq(links.secretHash, hashToken(secret)), isNull(links.usedAt), gt(links.expiresAt, at)))
    .returning({ purpose: links.purpose });
  return spent.length > 0;
}

/** Marks all of the user's links for this purpose as used: opening another one then reports that it is done. */
export async function spendLinks(
  transaction: Transaction,
  { userId, purpose, at }: { userId: string; purpose: LinkPurpose; at: Date },
): Promise<void> {
  await transaction
    .update(links)
    .set({ usedAt: at, registrationId: null })
    .where(and(eq(links.userId, userId), eq(links.purpose, purpose), isNull(links.usedAt)));
}

/** Invalidates the user's unused links. Used ones are kept, so that opening one twice can be recognised. */
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
