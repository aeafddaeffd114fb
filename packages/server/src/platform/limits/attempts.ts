import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { attempts } from '../../database/schema/index.js';
import { ApiError } from '../errors.js';
import type { Limit } from './limits.js';

/** An attempt: the limit it counts towards and its subject. */
export interface Attempt {
  readonly limit: Limit;
  /** The key of an account or the address of a machine. */
  readonly subject: string;
}

/** The parameters of counting. */
export interface Counting {
  readonly secret: string;
  readonly at: Date;
}

/**
 * Counts an attempt before it is made, so that parallel ones cannot slip through, and returns whether it is allowed. A
 * single statement, correct with any number of servers.
 */
export async function countAttempt(
  reader: Reader,
  { limit, subject }: Attempt,
  { secret, at }: Counting,
): Promise<{ allowed: boolean; until: Date }> {
  const expiresAt = new Date(at.getTime() + limit.within);
  const over = sql`${attempts.expiresAt} <= ${at.toISOString()}`;
  const [row] = await reader
    .insert(attempts)
    .values({ key: keyOf(limit, subject, secret), count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${over} or (${limit.from === 'last'} and ${attempts.count} < ${limit.most}) then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning();
  return row ? { allowed: row.count <= limit.most, until: row.expiresAt } : { allowed: true, until: expiresAt };
}

/** Whether another attempt is allowed, without counting it. */
export async function attemptAllowed(
  reader: Reader,
  { limit, subject }: Attempt,
  { secret, at }: Counting,
): Promise<{ allowed: boolean; until: Date }> {
  const [row] = await reader
    .select()
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit, subject, secret)), gt(attempts.expiresAt, at)));
  return { allowed: !row || row.count < limit.most, until: row?.expiresAt ?? at };
}

/** Uncounts an attempt that succeeded, for limits that count only failures. */
export async function forgetAttempt(
  reader: Reader,
  { limit, subject }: Attempt,
  { secret, at }: Counting,
): Promise<void> {
  await reader
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(eq(attempts.key, keyOf(limit, subject, secret)), gt(attempts.expiresAt, at), gt(attempts.count, 0)));
}

/**
 * Counts these attempts, or refuses if one exceeds its limit.
 * @throws ApiError too_many_requests, with the minutes until the next one in its sentence and `Retry-After`
 */
export async function allowAttempts(reader: Reader, made: readonly Attempt[], counting: Counting): Promise<void> {
  for (const attempt of made) {
    const { allowed, until } = await countAttempt(reader, attempt, counting);
    if (!allowed) throw tooMany(until, counting.at);
  }
}

/** The refusal of an attempt beyond the limit. */
export function tooMany(until: Date, at: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new ApiError('too_many_requests', {
    message: `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    retryAfter: seconds,
  });
}

function keyOf(limit: Limit, subject: string, secret: string): string {
  return createHmac('sha256', secret).update(`attempt|${limit.name}|${subject}`).digest('base64url');
}
