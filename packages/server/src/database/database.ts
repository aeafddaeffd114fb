import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import { clientThatNames, namesOfStatements } from './clientThatNames.js';
import * as schema from './schema/index.js';

type Schema = typeof schema;

export type Database = NodePgDatabase<Schema> & { $client: pg.Pool };

/** The connection that a transaction's statements run on. */
export type Transaction = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>;

/** Reads run on the pool or inside a transaction. */
export type Reader = Database | Transaction;

/**
 * Connects to PostgreSQL lazily: the first statement opens the first connection. What limits a statement's wait for a lock
 * is set in the database, by `migrate`: a pooler refuses a connection that brings such settings along.
 * @param prepares whether a connection may keep statements prepared, which some poolers in front of PostgreSQL forbid
 */
export function openDatabase(connection: pg.PoolConfig, { prepares = true } = {}): Database {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    ...connection,
    Client: clientThatNames(prepares ? namesOfStatements() : () => undefined),
  });
  // An idle connection broke: ignore it, the next statement opens another.
  pool.on('error', () => undefined);
  // One in use broke between two statements: the next statement fails with it. Unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return Object.assign(drizzle(pool, { schema }), { transaction: transactionsOf(pool) });
}

/**
 * Runs transactions of a pool. drizzle by itself gives a connection back only once the transaction has begun: one that broke
 * before would count as in use for ever, until none is free.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  const known = new WeakMap<pg.PoolClient, NodePgDatabase<Schema>>();
  return async (work, config) => {
    const client = await pool.connect();
    try {
      const database = known.get(client) ?? drizzle(client, { schema });
      known.set(client, database);
      return await database.transaction(work, config);
    } finally {
      client.release();
    }
  };
}
