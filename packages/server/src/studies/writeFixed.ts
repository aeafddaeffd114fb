import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/database.js';

/**
 * Lets the rest of a transaction write the answers of a closed round, which the database refuses otherwise. For the recorded
 * acts that may: taking the close back, letting in what came late, and erasure.
 */
export async function writeFixed(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set local credence.fixed = 'written'`);
}
