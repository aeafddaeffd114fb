import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { identities, users } from '../../database/schema/index.js';
import type { UserRow } from '../users.js';

/** Whom the provider names. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** The account of somebody whom the provider named before, locked. */
export async function lockKnown(transaction: Transaction, { issuer, subject }: Identity): Promise<UserRow | undefined> {
  const [known] = await transaction
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .for('no key update');
  return known?.user;
}

/** Whether somebody of the institution has this account. */
export const hasIdentity = async (reader: Reader, userId: string): Promise<boolean> =>
  (await reader.$count(identities, eq(identities.userId, userId))) > 0;

/** Remembers whose account it is, and when it was last used. @returns false if it is another person's by now */
export async function rememberIdentity(
  transaction: Transaction,
  { issuer, subject, userId, at }: Identity & { userId: string; at: Date },
): Promise<boolean> {
  const rows = await transaction
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: at, lastUsedAt: at })
    .onConflictDoUpdate({
      target: [identities.issuer, identities.subject],
      set: { lastUsedAt: at },
      setWhere: eq(identities.userId, userId),
    })
    .returning();
  return rows.length > 0;
}
