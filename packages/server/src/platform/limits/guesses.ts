import { eq, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { attempts } from '../../database/schema/index.js';
import { type Attempt, type Counting, keyOf } from './attempts.js';
import { retention } from './retention.js';

/** The longest wait, in milliseconds. */
const longest = 86_400_000;

/**
 * Counts a guess at a secret before it is checked, so that guessing in parallel gains nothing, and says whether it may
 * be made. Once the limit is used up, every further wrong guess doubles the wait, up to a day; a day without a guess
 * starts afresh.
 */
export async function countGuess(
  reader: Reader,
  { limit, subject }: Attempt,
  { secret, at }: Counting,
): Promise<{ allowed: boolean; until: Date }> {
  const key = keyOf(limit, subject, secret);
  const now = at.toISOString();
  const over = sql`${attempts.expiresAt} <= ${now}`;
  const forgotten = sql`${attempts.expiresAt} <= ${new Date(at.getTime() - retention.attempts).toISOString()}`;
  const spent = sql`${attempts.count} >= ${limit.most}`;
  const count = sql`case when ${forgotten} or (${over} and not ${spent}) then 1 else ${attempts.count} + 1 end`;
  // The exponent is bounded, because two to the power of a large count is no longer a number of seconds.
  const wait = sql`least(${longest}, ${limit.within} * power(2, least(20, greatest(0, (${count}) - ${limit.most}))))`;
  const [counted] = await reader
    .insert(attempts)
    .values({ key, count: 1, expiresAt: new Date(at.getTime() + limit.within) })
    .onConflictDoUpdate({
      target: attempts.key,
      set: { count, expiresAt: sql`${now}::timestamptz + ${wait} * interval '1 millisecond'` },
      setWhere: sql`${over} or not ${spent}`,
    })
    .returning();
  if (counted) return { allowed: true, until: counted.expiresAt };
  const [waiting] = await reader.select().from(attempts).where(eq(attempts.key, key));
  return { allowed: false, until: waiting?.expiresAt ?? at };
}

/** Forgets all guesses of a subject that turned out to know the secret. */
export async function forgetGuesses(
  reader: Reader,
  { limit, subject }: Attempt,
  { secret }: Pick<Counting, 'secret'>,
): Promise<void> {
  await reader.delete(attempts).where(eq(attempts.key, keyOf(limit, subject, secret)));
}

/** Takes back a guess that was counted but never checked. */
export async function takeBackGuess(
  reader: Reader,
  { limit, subject }: Attempt,
  { secret, at }: Counting,
): Promise<void> {
  // It was allowed, so a wait that it began was not due yet.
  const next = sql`case when ${attempts.count} > ${limit.most} then ${at.toISOString()}::timestamptz else ${attempts.expiresAt} end`;
  await reader
    .update(attempts)
    .set({ count: sql`greatest(0, ${attempts.count} - 1)`, expiresAt: next })
    .where(eq(attempts.key, keyOf(limit, subject, secret)));
}
