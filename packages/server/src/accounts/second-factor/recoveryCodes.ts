import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Transaction } from '../../database/database.js';
import { recoveryCodes } from '../../database/schema/index.js';
import { hashToken } from '../token.js';

/** The letters and digits of recovery codes: none that is mistaken for another. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const codesAtOnce = 10;
const length = 16;

/** Ten new recovery codes of 79 random bits each, in place of all earlier ones. Only their hashes are stored. */
export async function renewRecoveryCodes(transaction: Transaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, newRecoveryCode);
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await transaction.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashToken(plain(code)) })));
  return codes;
}

function newRecoveryCode(): string {
  // Bytes beyond the last whole multiple would make some letters likelier.
  const fair = 256 - (256 % alphabet.length);
  let code = '';
  while (code.length < length)
    for (const byte of randomBytes(length)) if (byte < fair) code += alphabet[byte % alphabet.length];
  return code.slice(0, length).replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Hyphens, blanks and upper case do not matter. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Spends a recovery code: false if it is none, or was used before. */
export async function spendRecoveryCode(
  reader: Reader,
  { userId, code, at }: { userId: string; code: string; at: Date },
): Promise<boolean> {
  const unused = and(
    eq(recoveryCodes.userId, userId),
    eq(recoveryCodes.codeHash, hashToken(plain(code))),
    isNull(recoveryCodes.usedAt),
  );
  const spent = await reader.update(recoveryCodes).set({ usedAt: at }).where(unused).returning();
  return spent.length > 0;
}

/** How many are left. */
export const countRecoveryCodes = (reader: Reader, userId: string): Promise<number> =>
  reader.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
