import type { Database, Transaction } from './database.js';

/** Reads everything as it is at one moment, whatever is written meanwhile. */
export function inSnapshot<Result>(
  database: Database,
  read: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
