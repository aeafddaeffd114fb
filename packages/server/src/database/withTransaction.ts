import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from './database.js';
import { postgresCode } from './postgresCode.js';

/** Serialisation failure, deadlock and a restore that needs the tables: the transaction is to be tried again. */
const again = new Set(['40001', '40P01', '57014']);
const attempts = 8;

/**
 * Runs the work in a transaction and retries it when PostgreSQL aborts it. The work must have no side effects other
 * than statements on the transaction it receives.
 */
export async function withTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === attempts || !again.has(postgresCode(error) ?? '')) throw error;
      // Random delay, so that two transactions that collided do not collide again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
