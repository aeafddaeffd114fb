import { setTimeout as sleep } from 'node:timers/promises';
import type { Database, Transaction } from './database.js';
import { postgresCode } from './postgresCode.js';

/** Serialisation failure, deadlock: PostgreSQL gave the transaction up and asks for it again. */
const again = new Set(['40001', '40P01']);
const attempts = 8;

/**
 * Runs the work in one transaction, again when PostgreSQL gives it up. The work must do nothing but talk to the database
 * through the transaction that it is handed.
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
      // Spread, so that two that met do not meet again.
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
