import { setTimeout as sleep } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.js';
import { lockTables } from './lockTables.js';
import { tablesInOrder } from './tables.js';

/** Milliseconds after which PostgreSQL has looked for a circle around a statement that waits, which it does once. */
const lookedOnce = 1500;

/** Who waits for a table of this database: other tests wait for theirs on the same server. */
const waitingHere = `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where not granted and datname = current_database()`;

/** Ends its transaction, whether it got what it waited for or not. */
async function waitFor(client: PoolClient, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } finally {
    await client.query('rollback');
  }
}

test('B-275 a circle of a restore and two writers is ended, though each writer waited before there was a circle', async () => {
  const { database, drop } = await testDatabase();
  onTestFinished(drop);
  const connect = async () => {
    const client = await database.$client.connect();
    onTestFinished(() => client.release(true));
    await client.query('begin');
    return client;
  };
  const [restore, watch] = [await connect(), await connect()];
  const [holder, first, second] = [await connect(), await connect(), await connect()];
  const tables = await tablesInOrder(restore);
  const [one, middle, last] = [tables[0], tables[1], tables.at(-1)];

  // The restore has the first table, and waits for the second one for as long as both writers come to wait.
  await holder.query(`lock table "${middle}" in access share mode`);
  const locked = lockTables(restore, watch);
  await expect.poll(async () => (await watch.query(waitingHere)).rows.length).toBeGreaterThan(0);
  await first.query('select pg_advisory_xact_lock(7)');
  await second.query(`lock table "${last}" in row exclusive mode`);
  const ended = Promise.allSettled([
    waitFor(first, `select from "${one}"`),
    waitFor(second, 'select pg_advisory_xact_lock(7)'),
  ]);
  await sleep(lookedOnce);
  await holder.query('rollback');

  await locked;
  await restore.query('rollback');
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
