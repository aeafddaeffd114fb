import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { migrationLock } from '../../database/migrate.js';
import { postgresCode } from '../../database/postgresCode.js';
import { chainLock } from '../../platform/audit/audit.js';
import { tablesInOrder } from './tables.js';

/** Milliseconds until a table counts as locked by somebody for good. */
const patience = 60_000;

/** Milliseconds between two looks at who waits in a circle; PostgreSQL itself takes a second. */
const often = 100;

/**
 * Gives the transaction of a connection every table to itself, one after the other, however many people write. Who holds a
 * table and waits for one that it has would lock both out for good. The statement of such a writer is cancelled over another
 * connection, and its request repeats it: this one keeps its place in the queue, where others would take its turn.
 * @throws an error with PostgreSQL's code 55P03 if a table stays locked
 */
export async function lockTables(client: PoolClient, watch: PoolClient): Promise<void> {
  await client.query(`set local lock_timeout = ${patience}`);
  const done = new AbortController();
  // Without it PostgreSQL still ends every circle, only later.
  const watching = endCircles(watch, client, done.signal).catch(() => undefined);
  try {
    // Whoever migrates or writes to the audit log ends first: both locks are taken before tables, and the other way round.
    for (const number of [migrationLock, chainLock]) await lock(client, `select pg_advisory_xact_lock(${number})`);
    for (const table of await tablesInOrder(client))
      await lock(client, `lock table "${table}" in access exclusive mode`);
  } finally {
    done.abort();
    await watching;
  }
}

/** Asks again if PostgreSQL was the first to see a circle, and chose this transaction to end it. */
async function lock(client: PoolClient, statement: string): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    await client.query('savepoint asked');
    try {
      await client.query(statement);
      return;
    } catch (error) {
      if (postgresCode(error) !== '40P01' || performance.now() > end) throw error;
      await client.query('rollback to savepoint asked');
    }
  }
}

/**
 * Cancels, until it is told to stop, what waits for a connection and keeps it waiting, directly or through others that
 * wait: PostgreSQL looks for a circle once for each statement, and later ends no other than this connection's.
 */
async function endCircles(watch: PoolClient, client: PoolClient, stop: AbortSignal): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  while (!stop.aborted) {
    await watch.query(
      `with recursive blocking (pid) as (
         select unnest(pg_blocking_pids($1::integer))
         union select unnest(pg_blocking_pids(pid)) from blocking where pid <> $1
       )
       select pg_cancel_backend(pid) from pg_stat_activity
       where pid in (select pid from blocking) and $1 = any(pg_blocking_pids(pid)) and usename = current_user`,
      [rows[0]?.pid],
    );
    await sleep(often, undefined, { signal: stop }).catch(() => undefined);
  }
}
