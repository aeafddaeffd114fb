import type { Database, Transaction } from './database.js';

/** Runs all reads against one snapshot, unaffected by concurrent writes. */
export function inSnapshot<Result>(
  database: Database,
  read: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
