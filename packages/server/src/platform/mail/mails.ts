import { randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../database/database.js';
import { isOneOf } from '../../database/isOneOf.js';
import { mails } from '../../database/schema/index.js';

export type WaitingMail = { id: string; sealed: Buffer; attempts: number };

/** Milliseconds for which a server has a mail to itself. After a crash, another server may take it then. */
const lease = 120_000;

/** When a mail goes out at the earliest, and its id, from which its Message-ID follows. */
export interface Dispatch {
  readonly id?: string;
  readonly notBefore?: Date;
}

/** Queues a sealed mail. Call it in the transaction that the mail reports on. */
export async function insertMail(
  reader: Reader,
  sealed: Buffer,
  at: Date,
  { id = randomUUID(), notBefore = at }: Dispatch = {},
): Promise<void> {
  await reader.insert(mails).values({ id, sealed, createdAt: at, nextAttemptAt: notBefore });
}

/** Takes mails back of which none has been on its way yet. */
export async function withdrawMails(reader: Reader, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await reader.delete(mails).where(and(isOneOf(mails.id, ids), eq(mails.attempts, 0)));
}

/** Meant to go at once, and not tried yet: it is due even if the clock was ahead when it was queued. */
const isNew = sql`(${mails.attempts} = 0 and ${mails.nextAttemptAt} = ${mails.createdAt})`;

/** Given up, or refused for good when it was last tried: the mail itself, not whoever sends it. */
const isUndelivered = sql<boolean>`(${mails.failedAt} is not null or coalesce(${mails.lastError} ~ '^(EENVELOPE|EMESSAGE) 5', false))`;

/** What became of a mail that should be there and is not, in the words of the contract. */
export type UnsentMail = { readonly undelivered: true } | { readonly mailWaits: true };

/** Those of these mails that should have gone and have not, by their ids without hyphens. */
export async function findUnsent(
  reader: Reader,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, UnsentMail>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .select({ id: mails.id, isUndelivered })
    .from(mails)
    .where(and(isOneOf(mails.id, ids), isNull(mails.sentAt), or(isUndelivered, isNew, isDue(at))));
  return new Map(
    rows.map((row) => [row.id.replaceAll('-', ''), row.isUndelivered ? { undelivered: true } : { mailWaits: true }]),
  );
}

/** Since when a mail has been due: it was to go then, or was first tried. */
export const dueSince = sql<Date>`case when ${mails.attempts} = 0 then ${mails.nextAttemptAt} else ${mails.createdAt} end`;

/** Of a mail that waits: that it should have gone by a time, or was tried already. */
export const isDue = (at: Date): SQL =>
  sql`${mails.sealed} is not null and (${mails.attempts} > 0 or ${mails.nextAttemptAt} <= ${at.toISOString()}::timestamptz)`;

/** Seconds that a mail may have been due before somebody should look. */
export const lateAfter = 15 * 60;

/** How many mails are due, and since when the first of them is. */
export async function findDue(reader: Reader, at: Date): Promise<{ count: number; since: Date | null }> {
  const since = sql<Date | null>`min(${dueSince})`.mapWith(mails.createdAt);
  const [found] = await reader.select({ count: count(), since }).from(mails).where(isDue(at));
  return found!;
}

/** Claims the longest-waiting mail; no other server gets the same one. */
export async function takeMail(database: Database, at: Date): Promise<WaitingMail | undefined> {
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNotNull(mails.sealed), or(isNew, lte(mails.nextAttemptAt, at))))
    .orderBy(mails.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await database
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(at.getTime() + lease) })
    .where(eq(mails.id, due))
    .returning();
  return taken?.sealed ? { id: taken.id, sealed: taken.sealed, attempts: taken.attempts } : undefined;
}

/** Keeps only the record that it was sent. */
export async function markSent(database: Database, id: string, at: Date): Promise<void> {
  await database.update(mails).set({ sealed: null, sentAt: at }).where(eq(mails.id, id));
}

/** Records the failure. Without a time for the next attempt, the mail is given up. */
export async function markFailed(
  database: Database,
  id: string,
  failure: { code: string; at: Date; next: Date | undefined },
): Promise<void> {
  const columns = failure.next ? { nextAttemptAt: failure.next } : { sealed: null, failedAt: failure.at };
  await database
    .update(mails)
    .set({ lastError: failure.code, ...columns })
    .where(eq(mails.id, id));
}

/** Gives up the mails that wait and were due before a time; returns how many. */
export async function giveUpOlder(
  database: Database,
  { dueBefore, code, at }: { dueBefore: Date; code: string; at: Date },
): Promise<number> {
  const { rowCount } = await database
    .update(mails)
    .set({ lastError: code, sealed: null, failedAt: at })
    .where(and(isNotNull(mails.sealed), lt(dueSince, dueBefore)));
  return rowCount ?? 0;
}
