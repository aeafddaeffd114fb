import { and, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.js';
import { events } from '../../database/schema/index.js';

/** What is left of a record that is erased. */
export interface Tombstone {
  /** How many events it had. */
  readonly events: number;
  /** SHA-256 of their content, hex, in the order of their ids. */
  readonly hash: string;
}

/** The hash is that of the hashes of the events, so that the database never holds all of their content at once. */
export async function hashOfEvents(transaction: Transaction, which: SQL | undefined): Promise<Tombstone> {
  const one = sql`encode(sha256(convert_to(concat(${events.before}, ${events.after}), 'UTF8')), 'hex')`;
  const [record] = await transaction
    .select({
      events: sql<number>`count(*)::integer`,
      hash: sql<string>`encode(sha256(convert_to(coalesce(string_agg(${one}, '' order by ${events.id}), ''), 'UTF8')), 'hex')`,
    })
    .from(events)
    .where(and(which, isNotNull(events.after)));
  return record!;
}
