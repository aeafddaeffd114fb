import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Reader } from '../../database/database.js';
import { mails } from '../../database/schema/index.js';

export type WaitingMail = { id: string; sealed: Buffer; attempts: number };

/** How long, in milliseconds, a mail belongs to the server that took it. After a crash another takes it then. */
const lease = 120_000;

/** Puts a sealed mail into the queue. Call it in the transaction of what the mail tells. */
export async function insertMail(reader: Reader, sealed: Buffer, at: Date): Promise<void> {
  await reader.insert(mails).values({ id: randomUUID(), sealed, createdAt: at, nextAttemptAt: at });
}

/** Takes the mail that waits longest; no other server takes the same. */
export async function takeMail(database: Database, at: Date): Promise<WaitingMail | undefined> {
  const due = database
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNotNull(mails.sealed), lte(mails.nextAttemptAt, at)))
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

/** Nothing of it is kept but that it was sent. */
export async function markSent(database: Database, id: string, at: Date): Promise<void> {
  await database.update(mails).set({ sealed: null, sentAt: at }).where(eq(mails.id, id));
}

/** Notes the failure; without a next moment the mail is given up. */
export async function markFailed(
  database: Database,
  id: string,
  failure: { code: string; at: Date; next: Date | undefined },
): Promise<void> {
  const given = failure.next ? { nextAttemptAt: failure.next } : { sealed: null, failedAt: failure.at };
  await database
    .update(mails)
    .set({ lastError: failure.code, ...given })
    .where(eq(mails.id, id));
}
