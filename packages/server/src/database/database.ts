import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import * as schema from './schema/index.js';

type Schema = typeof schema;

/** The pool, for single statements and withTransaction. */
export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };

/** What the statements of one transaction run on. */
export type Transaction = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>;

/** Where a read may run: on the pool or inside a transaction. */
export type Reader = Database | Transaction;

/** Connects to PostgreSQL; nothing is opened before the first statement. */
export function openDatabase(connection: pg.PoolConfig): Database {
  const pool = new pg.Pool({ max: 20, connectionTimeoutMillis: 10_000, idleTimeoutMillis: 30_000, ...connection });
  // A connection that breaks while nobody uses it: the next statement opens another.
  pool.on('error', () => undefined);
  return drizzle(pool, { schema });
}
