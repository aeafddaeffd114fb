import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';
import { normaliseUsername } from './username.js';

/** Keeps these locks apart from others whose key is a hash. */
const space = 1_908;

/**
 * Locks an address until the transaction ends, whether or not it has an account yet. Take it before an account gets the
 * address, and before an invitation waits for one: otherwise each of them would miss the other.
 */
export async function lockAddress(transaction: Transaction, address: string): Promise<void> {
  // No address has a NUL, and the database rejects it.
  const key = normaliseUsername(address).replaceAll('\0', '');
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${space}))`);
}
