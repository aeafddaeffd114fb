import { createHmac } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Reader } from '../../database/database.js';
import { attempts } from '../../database/schema/index.js';
import { ApiError } from '../errors.js';
import type { Limit } from './limits.js';

/** What an attempt is counted with and for. */
export interface Attempt {
  readonly limit: Limit;
  /** An account's key, an address of a machine. */
  readonly subject: string;
}

/** What counting needs to know. */
export interface Counting {
  readonly secret: string;
  readonly at: Date;
}

/**
 * Counts an attempt before it is made, so that many at once cannot slip through, and says whether it may be made. One
 * statement, right with any number of servers.
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

/** Whether one more attempt may be made, without counting it. */
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

/** Takes an attempt back that turned out well: only failures count. */
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
 * Counts attempts that may all be made, or refuses.
 * @throws ApiError too_many_requests, with the seconds until the next one, in `Retry-After` too
 */
export async function allowAttempts(reader: Reader, made: readonly Attempt[], counting: Counting): Promise<void> {
  for (const attempt of made) {
    const { allowed, until } = await countAttempt(reader, attempt, counting);
    if (!allowed) throw tooMany(until, counting.at);
  }
}

/** The refusal of an attempt too many. */
export function tooMany(until: Date, at: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1000));
  return new ApiError('too_many_requests', { reason: 'attempts', seconds }, { retryAfter: seconds });
}

/** The row of a limit and a subject. */
export function keyOf(limit: Limit, subject: string, secret: string): string {
  return createHmac('sha256', secret).update(`attempt|${limit.name}|${subject}`).digest('base64url');
}
