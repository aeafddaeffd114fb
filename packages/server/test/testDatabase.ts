import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/database/database.js';
import { administer, onDatabase } from './globalSetup.js';

/** Databases of finished tests, emptied for reuse: creating one takes a hundred times as long. */
const free: string[] = [];

/** A database for one test, with all tables and no rows. */
export async function testDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const name = free.pop() ?? (await create());
  const database = openDatabase({ ...onDatabase(inject('server').connection, name), max: 8 });
  const drop = async () => {
    await database.$client.end();
    await empty(name);
    free.push(name);
  };
  return { database, drop };
}

/** A database without tables. */
export async function bareDatabase(): Promise<{ database: Database; drop: () => Promise<void> }> {
  const { connection } = inject('server');
  const name = await create('template0');
  const database = openDatabase({ ...onDatabase(connection, name), max: 8 });
  const drop = async () => {
    await database.$client.end();
    await administer(connection, [`drop database ${name} with (force)`]);
  };
  return { database, drop };
}

async function create(from = inject('server').template): Promise<string> {
  const { connection, template } = inject('server');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await administer(connection, [`create database ${name} template ${from}`]);
  return name;
}

/** Disconnects everybody and deletes all rows, including those of the append-only log. */
async function empty(name: string): Promise<void> {
  const { connection, tables } = inject('server');
  await administer(onDatabase(connection, name), [
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    "set session_replication_role = 'replica'",
    tables.map((table) => `delete from "${table}"`).join(';'),
  ]);
}
