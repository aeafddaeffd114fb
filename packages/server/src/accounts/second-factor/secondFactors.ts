import { eq, isNull, lt, or, and } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { recoveryCodes, secondFactors } from '../../database/schema/index.js';

/** A second factor in use. */
export interface FactorInUse {
  readonly userId: string;
  readonly sealed: Buffer;
  readonly confirmedAt: Date;
}

/** The account's second factor, if a first code confirmed one. */
export async function findFactor(reader: Reader, userId: string): Promise<FactorInUse | undefined> {
  const [row] = await reader.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row?.sealed && row.confirmedAt ? { userId, sealed: row.sealed, confirmedAt: row.confirmedAt } : undefined;
}

/** Spends the code of a step: false if it, or a later one, was used before. */
export async function spendStep(reader: Reader, userId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const spent = await reader
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNewer))
    .returning({ userId: secondFactors.userId });
  return spent.length > 0;
}

/** Takes away the factor, with its recovery codes. @returns whether one was in use */
export async function deleteFactor(reader: Reader, userId: string): Promise<boolean> {
  await reader.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await reader.delete(secondFactors).where(eq(secondFactors.userId, userId)).returning();
  return gone.some(({ sealed }) => sealed !== null);
}
